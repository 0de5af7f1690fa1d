import { POSTS_PER_PAGE } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ListPlace, listAddress } from './addresses.ts';
import { countsByCategory } from './queries.ts';

export function PageLinks({ place }: { place: ListPlace }) {
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
