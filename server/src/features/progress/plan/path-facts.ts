import type { EarContrast, FirstLanguage, PathStep } from '@saywell/contract';

/**
 * What the first language has in place of the sounds of a step, by contrast: only where its speakers
 * often mix up just that, where the fact holds, and the first time it would be told.
 */
export function factsOnPath(
  contrasts: readonly EarContrast[],
  language: FirstLanguage | undefined,
): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const told = new Set<string>();
  for (const contrast of contrasts) {
    const fact = language && factOf(contrast, language);
    if (fact === undefined || told.has(fact)) continue;
    told.add(fact);
    facts.set(contrast.id, fact);
  }
  return facts;
}

/** Why a step is there, on a screen that names the first language once, for all of them. */
export function reasonOnPath(
  { contrast, why, reason }: PathStep,
  fact: string | null,
  language: FirstLanguage | undefined,
): string | null {
  if (why !== 'language') return reason;
  if (fact !== null) return null;
  return language?.contrasts[contrast.id] === 1 ? 'Sometimes mixed up.' : 'Often mixed up.';
}

function factOf({ id, kind, sounds }: EarContrast, language: FirstLanguage): string | undefined {
  if (!language.contrasts[id] || !ABOUT_SOUNDS.has(kind)) return undefined;
  const [hardest] = sounds
    .flatMap((phone) => language.sounds[phone] ?? [])
    .filter(({ place }) => (kind === 'final' ? !place || place === 'end' : place !== 'end'))
    .toSorted((one, other) => other.typical - one.typical);
  return hardest?.fact;
}

const ABOUT_SOUNDS = new Set<EarContrast['kind']>(['vowel', 'consonant', 'voicing', 'final']);
