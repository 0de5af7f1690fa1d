import type { Category, Exercise } from '@saywell/contract';

export const listAddress = (category: Category) => `/practice#${category}`;
export const exerciseAddress = ({ id, category }: Pick<Exercise, 'id' | 'category'>) =>
  `/practice?exercise=${id}#${category}`;
export const OWN_PHRASE_ADDRESS = '/practice?own';

export type PracticePlace =
  { screen: 'list' } | { screen: 'exercise'; id: number } | { screen: 'own' };

/** What an address of the practice page shows. */
export function placeFrom(search: string): PracticePlace {
  const query = new URLSearchParams(search);
  if (query.has('own')) return { screen: 'own' };
  const id = Number(query.get('exercise'));
  return Number.isInteger(id) && id > 0 ? { screen: 'exercise', id } : { screen: 'list' };
}
