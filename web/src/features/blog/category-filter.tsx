import { BLOG_CATEGORIES, type BlogCategory, blogCategoryLabel } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listAddress } from './addresses.ts';
import { countsByCategory } from './queries.ts';

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
