import {
  BLOG_CATEGORIES,
  type BlogCategory,
  blogCategoryLabel,
  type BlogPostSummary,
  POSTS_PER_PAGE,
} from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '../../ui/empty.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { listAddress, type ListPlace, postAddress } from './addresses.ts';
import { PostArt } from './post-art.tsx';
import { PostByline, PostKind } from './post-meta.tsx';
import { countsByCategory, postsAt } from './queries.ts';

export function PostList({ place, beside }: { place: ListPlace; beside: ReactNode }) {
  const { data: posts, error, isPending } = useQuery(postsAt(place));
  if (isPending) return <Waiting />;
  if (error && !posts) {
    return (
      <ErrorState
        title="Unable to Load Blog Posts"
        action={<TextLink to="/">← Back to Home</TextLink>}
      >
        Please try again later.
      </ErrorState>
    );
  }
  if (posts.length === 0) return <NoPosts place={place} />;
  const [first, ...others] = posts;
  return (
    <div className="posts-split">
      {first && <PostCard key={first.id} post={first} />}
      {beside}
      <div>
        {others.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        <PageLinks place={place} />
      </div>
    </div>
  );
}

function NoPosts({ place }: { place: ListPlace }) {
  const isPart = place.category !== undefined || place.page > 1;
  return (
    <div className="mt-8">
      {isPart ? (
        <Empty
          title="No posts in this category yet"
          action={<TextLink to={listAddress({})}>See all posts</TextLink>}
        />
      ) : (
        <Empty title="No Blog Posts Yet" action={<TextLink to="/">← Back to Home</TextLink>}>
          We’re working on exciting content for you. Check back soon!
        </Empty>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="posts-split">
      <div>
        <div role="status" className="pb-5">
          <p className="font-semibold">Loading blog posts...</p>
          <p className="text-15 text-ink-2">Please wait while we fetch the latest articles</p>
        </div>
        {[0, 1, 2].map((row) => (
          <div key={row} className="post-card">
            <Skeleton className="h-33 w-full rounded-tile md:h-42" />
            <div className="post-words">
              <Skeleton className="h-5 w-52" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-5 w-40" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function PostCard({ post }: { post: BlogPostSummary }) {
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

function PageLinks({ place }: { place: ListPlace }) {
  const { category, page } = place;
  const counts = useQuery(countsByCategory()).data ?? [];
  const total = counts
    .filter((one) => !category || one.category === category)
    .reduce((sum, { posts }) => sum + posts, 0);
  const pages = Math.ceil(total / POSTS_PER_PAGE);
  if (pages < 2) return null;
  return (
    <nav className="post-pages" aria-label="Pages">
      {page > 1 ? (
        <Link to={listAddress({ category, page: page - 1 })}>← Newer posts</Link>
      ) : (
        <span />
      )}
      <span className="num">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={listAddress({ category, page: page + 1 })}>Older posts →</Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Categories with posts in them; without their counts the list is all there is. */
export function CategoryFilter({ chosen }: { chosen: BlogCategory | undefined }) {
  const { data: counts, isPending } = useQuery(countsByCategory());
  if (isPending) return <div className="post-filter min-h-11" />;
  if (!counts || counts.length === 0) return null;
  const postsOf = (category: string) => counts.find((one) => one.category === category)?.posts ?? 0;
  const shown = BLOG_CATEGORIES.filter(postsOf);
  const all = counts.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <nav className="post-filter" aria-label="Categories">
      <FilterLink to={undefined} label="All posts" posts={all} chosen={chosen} />
      {shown.map((category) => (
        <FilterLink
          key={category}
          to={category}
          label={blogCategoryLabel(category)}
          posts={postsOf(category)}
          chosen={chosen}
        />
      ))}
    </nav>
  );
}

type FilterLinkProps = {
  to: BlogCategory | undefined;
  label: string;
  posts: number;
  chosen: BlogCategory | undefined;
};

function FilterLink({ to, label, posts, chosen }: FilterLinkProps) {
  return (
    <Link to={listAddress({ category: to })} aria-current={to === chosen ? 'page' : undefined}>
      {label} <span className="num">{posts}</span>
    </Link>
  );
}
