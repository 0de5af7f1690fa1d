import { CATEGORIES, type Category, type Exercise } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

export const useExercises = () => useQuery(read('/api/exercises'));

/** One that no list has: a line of a scene. Undefined where the list has it, or is not there yet. */
export const useListedNowhere = (all: Exercise[] | undefined, id: number) =>
  useQuery({
    ...read('/api/exercises/:id', { params: { id } }),
    enabled: all !== undefined && all.every((one) => one.id !== id),
  });

/** The exercises of one category, easiest first. */
export function ofCategory(exercises: Exercise[], category: Category): Exercise[] {
  return exercises
    .filter((exercise) => exercise.category === category)
    .toSorted((one, other) => one.difficulty - other.difficulty || one.id - other.id);
}

/** The category an address names, by hash or by query; the first one otherwise. */
export function categoryFrom({ hash, search }: { hash: string; search: string }): Category {
  const named = [hash.slice(1), new URLSearchParams(search).get('category')];
  return named.find(isCategory) ?? CATEGORIES[0];
}

function isCategory(name: string | null): name is Category {
  return CATEGORIES.some((category) => category === name);
}
