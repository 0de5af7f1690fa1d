import type { LabeledClip } from './labeled-folder.ts';

/**
 * Texts that were not said: the next ones of the list, cyclically, that share no word with this
 * one.
 */
export function otherTexts(texts: readonly string[], index: number, count: number): string[] {
  const own = new Set(wordsOf(texts[index]!));
  return [...texts.slice(index + 1), ...texts.slice(0, index)]
    .filter((text) => !wordsOf(text).some((word) => own.has(word)))
    .slice(0, count);
}

/** A clip with a text of about the same length that shares no word with this one. */
export function otherPhrase(
  clip: LabeledClip,
  from: LabeledClip[],
  draw: () => number,
): LabeledClip {
  const own = new Set(clip.words.map(({ text }) => text));
  const length = soundCount(clip);
  let candidate = clip;
  for (let attempt = 0; attempt < 200; attempt++) {
    candidate = from[Math.floor(draw() * from.length)]!;
    const near = Math.abs(soundCount(candidate) - length) <= Math.max(2, 0.2 * length);
    if (near && candidate.words.every(({ text }) => !own.has(text))) return candidate;
  }
  return candidate;
}

function soundCount({ words }: LabeledClip): number {
  return words.reduce((sum, { phones }) => sum + phones.length, 0);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}
