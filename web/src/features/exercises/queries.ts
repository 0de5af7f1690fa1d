import type { Category, Exercise } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

export const useExercises = () => useQuery(read('/api/exercises'));

/** The exercises of one category, easiest first. */
export function ofCategory(exercises: Exercise[], category: Category): Exercise[] {
  return exercises
    .filter((exercise) => exercise.category === category)
    .toSorted((one, other) => one.difficulty - other.difficulty || one.id - other.id);
}
