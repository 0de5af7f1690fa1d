import { blogCategoryLabel } from '@saywell/contract';
import { useLocation } from 'react-router';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { listPlaceFrom } from '../features/blog/addresses.ts';
import { CategoryFilter, PostList } from '../features/blog/post-list.tsx';
import { usePageTitle } from '../lib/navigation.ts';

const HEADING = 'Pronunciation Learning Blog';

export default function BlogPage() {
  const place = listPlaceFrom(useLocation().search);
  const { category, page } = place;
  usePageTitle(titleOf(category && blogCategoryLabel(category), page));
  return (
    <div className="wrap">
      <div className="posts-head">
        <h1>{HEADING}</h1>
        <p>Tips, insights, and expert advice to improve your American English pronunciation</p>
      </div>
      <CategoryFilter chosen={category} />
      <PostList
        place={place}
        beside={
          <div className="ad-place">
            <AdSlot placement="homepage-hero" />
          </div>
        }
      />
    </div>
  );
}

function titleOf(label: string | undefined, page: number): string {
  if (label) return `${label}: ${HEADING}`;
  return page > 1 ? `${HEADING}, page ${page}` : HEADING;
}
