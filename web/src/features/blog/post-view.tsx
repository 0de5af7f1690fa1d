import type { BlogPost, BlogPostSummary } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PostByline, PostKind } from './post-meta.tsx';
import { Prose } from './prose.tsx';

type Shown = BlogPostSummary & Pick<BlogPost, 'content'>;

/** A post as readers see it; also before it is saved. */
export function PostView({
  post,
  heading: Heading = 'h1',
  topAd,
}: {
  post: Shown;
  /** 'h2' where a preview stands inside another screen. */
  heading?: 'h1' | 'h2';
  topAd?: ReactNode;
}) {
  return (
    <>
      <PostKind post={post} />
      <Heading>{post.title}</Heading>
      <p className="post-lead">{post.excerpt}</p>
      <PostByline post={post} />
      {post.featuredImageUrl && (
        <img
          className="post-image"
          src={post.featuredImageUrl}
          alt=""
          referrerPolicy="no-referrer"
        />
      )}
      {topAd}
      <Prose html={post.content} />
      {post.tags.length > 0 && (
        <p className="post-tags">
          {post.tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      )}
    </>
  );
}

export function ReadNext({ posts }: { posts: BlogPostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="read-next" aria-labelledby="read-next">
      <h2 id="read-next">Read next</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={`/blog/${post.slug}`}>
              <b>{post.title}</b>
              <span className="text-15 text-ink-2">{post.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
