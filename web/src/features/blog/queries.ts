import { POSTS_PER_PAGE } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { appConfig } from '../../lib/app-config.ts';
import { read } from '../../lib/query-client.ts';
import type { ListPlace } from './addresses.ts';

/**
 * What came with the page is shown until the answer is there, which the browser still asks for:
 * that counts a view, and a page may have been stored.
 */
const AT_ONCE_STALE = { initialDataUpdatedAt: 0 };

export function postsAt({ category, page }: ListPlace) {
  const { blogList } = appConfig;
  const isServed = blogList?.category === category && blogList?.page === page;
  return {
    ...read('/api/blog', {
      query: { category, page: String(page), limit: String(POSTS_PER_PAGE) },
    }),
    ...(isServed && { initialData: blogList.posts, ...AT_ONCE_STALE }),
  };
}

export function countsByCategory() {
  const counts = appConfig.blogList?.counts;
  return {
    ...read('/api/blog-categories'),
    ...(counts && { initialData: counts, ...AT_ONCE_STALE }),
  };
}

export function usePost(slug: string) {
  const { blogPost } = appConfig;
  return useQuery({
    ...read('/api/blog/:slug', { params: { slug } }),
    ...(blogPost?.slug === slug && { initialData: blogPost, ...AT_ONCE_STALE }),
  });
}
