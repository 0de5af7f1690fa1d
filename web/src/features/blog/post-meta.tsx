import { blogCategoryLabel, type BlogPostSummary, viewCountText } from '@saywell/contract';
import { Badge } from '../../ui/badge.tsx';

export function PostKind({ post }: { post: BlogPostSummary }) {
  return (
    <p className="post-meta">
      <span>{blogCategoryLabel(post.category)}</span>
      <span className="num">{viewCountText(post.viewCount)}</span>
      {!post.isPublished && <Badge tone="warm">Draft</Badge>}
    </p>
  );
}

export function PostByline({ post }: { post: BlogPostSummary }) {
  return (
    <p className="post-meta">
      <b>{post.authorName}</b>
      {post.publishedAt && <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>}
    </p>
  );
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 18, 2026", the same for every reader and in the page that the server writes. */
function longDate(instant: string): string {
  return LONG.format(new Date(instant));
}
