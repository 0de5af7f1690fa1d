import { blogCategoryLabel, type BlogPostSummary } from '@saywell/contract';
import { Badge } from '../../ui/badge.tsx';
import { longDate } from './long-date.ts';

export function PostKind({ post }: { post: BlogPostSummary }) {
  return (
    <p className="post-meta">
      <span>{blogCategoryLabel(post.category)}</span>
      <span className="num">{post.viewCount.toLocaleString('en-US')} views</span>
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
