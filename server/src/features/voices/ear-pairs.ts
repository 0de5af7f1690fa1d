import { join } from 'node:path';
import { CLIPS, openClips } from './clips.ts';
import { earPairs, LEAST_MARGIN } from './ear-words.ts';
import { naturalWords } from './measure-apart.ts';
import { openToldApart } from './told-apart.ts';
import { untilChanged } from './until-changed.ts';

export const createEarPairs = () => untilChanged(pairsToldApart);

/**
 * The pairs that a voice says apart: both words are there, and each clip fits its own word clearly better than the other one. With one
 * word of a pair alone, the voice itself would be the answer.
 */
export async function pairsToldApart(folder: string): Promise<string[]> {
  const clips = openClips(join(folder, CLIPS));
  const told = await openToldApart(folder).read();
  const etags = new Map(
    [...(await clips.etagsOf(naturalWords))].map(([{ text }, found]) => [text, found]),
  );
  const isClear = (text: string, other: string) =>
    etags.get(text)?.every((etag) => (told.get(etag)?.margins[other] ?? 0) >= LEAST_MARGIN) ===
    true;
  return earPairs
    .filter(
      ({ words: [{ text: one }, { text: other }] }) => isClear(one, other) && isClear(other, one),
    )
    .map(({ id }) => id);
}
