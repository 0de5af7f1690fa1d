import type { BlogPost, BlogPostSummary } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PostByline, PostKind } from './post-meta.tsx';
import { Prose, type Saying } from './prose.tsx';
import { hasLines } from './say-buttons.ts';

type Shown = BlogPostSummary & Pick<BlogPost, 'content'>;

/** A post as readers see it; also before it is saved. */
export function PostView({
  post,
  heading: Heading = 'h1',
  topAd,
  voice,
}: {
  post: Shown;
  /** 'h2' where a preview stands inside another screen. */
  heading?: 'h1' | 'h2';
  topAd?: ReactNode;
  /** Lines that are there to be said get a button; `pace` is how fast they are read. */
  voice?: Saying & { pace: ReactNode };
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
      <Prose html={post.content} voice={voice} />
      {/* After the text, which is there before any script and stays where it is; it docks at the
          foot of the window while that is read. */}
      {voice && hasLines(post.content) && (
        <div className="post-voice">
          <span>Tap a quoted line to hear it</span>
          {voice.pace}
        </div>
      )}
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

export function PostSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the post...</VisuallyHidden>
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <Skeleton className="mt-4 h-14 w-4/5" />
      <Skeleton className="mt-5 h-16 w-full" />
      <Skeleton className="mt-5 h-5 w-56" />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} className="mt-8 h-24 w-full" />
      ))}
    </div>
  );
}

export function PostNotFound() {
  return (
    <div className="mt-6">
      <ErrorState heading="h1" title="Blog Post Not Found">
        The post you’re looking for doesn’t exist or has been removed.
      </ErrorState>
    </div>
  );
}
