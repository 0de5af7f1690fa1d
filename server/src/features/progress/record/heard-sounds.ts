import { type Analysis, wasSaid } from '@saywell/contract';

/** A sound of a take or of a drill, with each try of it. */
export type HeardSound = { phone: string; accuracies: number[] };

/** How well each sound of some takes went, try by try; sorted, so that locks are too. */
export function heardSounds(...analyses: unknown[]): HeardSound[] {
  const heard = new Map<string, number[]>();
  for (const { phone, accuracy } of analyses.flatMap((one) =>
    soundsOf(one as Partial<Analysis> | null),
  )) {
    heard.set(phone, [...(heard.get(phone) ?? []), accuracy]);
  }
  return [...heard]
    .map(([phone, accuracies]) => ({ phone, accuracies }))
    .toSorted((a, b) => (a.phone < b.phone ? -1 : 1));
}

/** A word that was left out says nothing about its sounds, nor does a sound that took no time. */
function soundsOf(analysis: Partial<Analysis> | null) {
  const said = (analysis?.words ?? []).filter(({ kind }) => kind !== 'missing');
  return said.flatMap(({ sounds }) => (sounds ?? []).filter(wasSaid));
}
