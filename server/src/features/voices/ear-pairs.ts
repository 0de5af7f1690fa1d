import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIPS, type Clips, openClips } from './clips.ts';
import { earPairs, LEAST_MARGIN } from './ear-words.ts';
import { naturalWords } from './measure-apart.ts';
import { openToldApart, TOLD_APART, type ToldApart } from './told-apart.ts';

/**
 * The pairs that a voice says apart, by the folder of the voice. They are worked out anew when a file
 * there changed: the list of voices is asked for with every page that speaks.
 */
export function createEarPairs() {
  const known = new Map<string, { stamp: string; pairs: string[] }>();
  return async (folder: string): Promise<string[]> => {
    const stamp = await stampOf(folder);
    const before = known.get(folder);
    if (before?.stamp === stamp) return before.pairs;
    const pairs = await pairsToldApart(openClips(join(folder, CLIPS)), openToldApart(folder));
    known.set(folder, { stamp, pairs });
    return pairs;
  };
}

/**
 * Both words are there, and each clip fits its own word clearly better than the other one. With one
 * word of a pair alone, the voice itself would be the answer.
 */
async function pairsToldApart(clips: Clips, toldApart: ToldApart): Promise<string[]> {
  const told = await toldApart.read();
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

async function stampOf(folder: string): Promise<string> {
  const [clips, told] = await Promise.all(
    [CLIPS, TOLD_APART].map((name) => stat(join(folder, name)).catch(() => undefined)),
  );
  return [clips?.mtimeMs, told?.mtimeMs, told?.size].join(' ');
}
