import data from './first-languages.json' with { type: 'json' };
import type { FirstLanguage, HardSound, LanguageId, Typical } from './language.ts';

type Written = {
  sounds: Record<string, HardSound>;
  /** Ids of contrasts, separated by spaces. */
  contrasts: { typical: Typical; contrasts: string }[];
};

/** Whoever says “other” is told nothing about their language. */
const written = data.languages as Partial<Record<LanguageId, Written>>;

/**
 * What is typically hard for whom: a first guess, which one’s own results soon outweigh. Undefined
 * for “other,” whose order comes from load and results alone.
 */
export function languageOf(id: LanguageId | null): FirstLanguage | undefined {
  const found = id === null ? undefined : written[id];
  if (id === null || !found) return undefined;
  const contrasts = found.contrasts.flatMap(({ typical, contrasts: ids }) =>
    ids.split(' ').map((contrast) => [contrast, typical] as const),
  );
  return { id, sounds: found.sounds, contrasts: Object.fromEntries(contrasts) };
}
