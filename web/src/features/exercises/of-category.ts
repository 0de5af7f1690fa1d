import type { Category, Exercise } from '@saywell/contract';

/** The exercises of one category, easiest first. */
export function ofCategory(exercises: Exercise[], category: Category): Exercise[] {
  return exercises
    .filter((exercise) => exercise.category === category)
    .toSorted((one, other) => one.difficulty - other.difficulty || one.id - other.id);
}
