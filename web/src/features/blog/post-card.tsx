import type { BlogPostSummary } from '@saywell/contract';
import { Link } from 'react-router';
import { postAddress } from './addresses.ts';
import { PostArt } from './post-art.tsx';
import { PostByline, PostKind } from './post-meta.tsx';

export function PostCard({ post }: { post: BlogPostSummary }) {
  return (
    <article>
      <Link to={postAddress(post.slug)} className="post-card">
        <PostArt post={post} />
        <div className="post-words">
          <PostKind post={post} />
          <h2>{post.title}</h2>
          <p>{post.excerpt}</p>
          <PostByline post={post} />
        </div>
      </Link>
    </article>
  );
}
