import { type Analysis, judgedSounds } from '@saywell/contract';

/** A sound of a take or of a drill, with each try of it. */
export type HeardSound = { phone: string; accuracies: number[] };

/** How well each sound of some takes went, try by try; sorted, so that locks are too. */
export function heardSounds(...analyses: unknown[]): HeardSound[] {
  const heard = new Map<string, number[]>();
  const words = analyses.flatMap((one) => (one as Partial<Analysis> | null)?.words ?? []);
  for (const { sound } of judgedSounds(words)) {
    heard.set(sound.phone, [...(heard.get(sound.phone) ?? []), sound.accuracy]);
  }
  return [...heard]
    .map(([phone, accuracies]) => ({ phone, accuracies }))
    .toSorted((a, b) => (a.phone < b.phone ? -1 : 1));
}
