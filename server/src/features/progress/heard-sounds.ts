import type { Analysis } from '@saywell/contract';

export type HeardSound = { phone: string; tries: number; accuracySum: number };

/** How often each sound was tried in a take, and how well it went; sorted, so that locks are too. */
export function heardSounds(analysis: unknown): HeardSound[] {
  const sums = new Map<string, HeardSound>();
  for (const { phone, accuracy } of soundsOf(analysis as Partial<Analysis> | null)) {
    const sum = sums.get(phone) ?? { phone, tries: 0, accuracySum: 0 };
    sum.tries += 1;
    sum.accuracySum += accuracy;
    sums.set(phone, sum);
  }
  return [...sums.values()].toSorted((a, b) => (a.phone < b.phone ? -1 : 1));
}

/** A word that was left out says nothing about its sounds. */
function soundsOf(analysis: Partial<Analysis> | null) {
  const said = (analysis?.words ?? []).filter(({ kind }) => kind !== 'missing');
  return said.flatMap(({ sounds }) => sounds ?? []);
}
