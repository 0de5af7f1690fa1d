import { BLOG_CATEGORIES, type BlogCategory } from '@saywell/contract';

/** Which part of the list an address asks for. */
export type ListPlace = { category: BlogCategory | undefined; page: number };

/** What an address says that makes no sense is left out of account. */
export function listPlaceFrom(search: string): ListPlace {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    category: BLOG_CATEGORIES.find((category) => category === query.get('category')),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

export function listAddress({ category, page }: Partial<ListPlace>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

export function postAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
