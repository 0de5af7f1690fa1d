import type { BlogPost, BlogPostSummary } from '@saywell/contract';
import createPurifier from 'dompurify';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PostByline, PostKind } from './post-meta.tsx';

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

/** The body of a post, cleaned once more before it is drawn. */
function Prose({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  // The one place where text becomes markup.
  // oxlint-disable-next-line react/no-danger
  return <div className="prose" dangerouslySetInnerHTML={clean} />;
}

/** The server keeps nothing else; this stands between the reader and whatever got past it. */
const TAGS =
  'p br h1 h2 h3 h4 hr div strong b em i u s sub sup code mark small span blockquote pre ul ol li a figure figcaption img table caption thead tbody tr th td dl dt dd'.split(
    ' ',
  );
const ATTRIBUTES =
  'href title src alt width height loading lang class data-list start scope colspan rowspan'.split(
    ' ',
  );
const OUR_CLASS = /^(ql-(indent-\d|syntax|code-block|code-block-container)|ipa)$/;

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  element.classList.remove(...[...element.classList].filter((name) => !OUR_CLASS.test(name)));
  if (element instanceof HTMLAnchorElement && element.origin !== location.origin) {
    element.rel = 'noopener nofollow';
    element.target = '_blank';
  }
});

function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i,
  });
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
        The post you're looking for doesn't exist or has been removed.
      </ErrorState>
    </div>
  );
}
