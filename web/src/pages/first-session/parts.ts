import type { Exercise } from '@saywell/contract';
import { type FirstPhrase, isSaid } from '../../features/first-session/said.ts';

/** The phrases of a first session, and the exercises that they are. */
export type Parts = { phrases: readonly FirstPhrase[]; exercises: readonly Exercise[] };

/** The first phrase that is not said yet; with `anew`, the first of all. */
export function openPhrase({ phrases, exercises }: Parts, { anew = false } = {}) {
  const index = anew ? 0 : phrases.findIndex((phrase) => !isSaid(phrase));
  const exercise = exercises.find(({ id }) => id === phrases[index]?.exerciseId);
  return exercise && { exercise, number: index + 1 };
}
