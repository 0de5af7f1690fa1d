import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Empty } from '../../ui/empty.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ListPlace, listAddress } from './addresses.ts';
import { PageLinks } from './page-links.tsx';
import { PostCard } from './post-card.tsx';
import { postsAt } from './queries.ts';

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
          title="No posts here"
          action={<TextLink to={listAddress({})}>See all posts</TextLink>}
        />
      ) : (
        <Empty title="No Blog Posts Yet" action={<TextLink to="/">← Back to Home</TextLink>}>
          We're working on exciting content for you. Check back soon!
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
