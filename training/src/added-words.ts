import type { LabelledClip, LabelledWord } from './labelled-folder.ts';

/** A word of one sound is too easily heard in its neighbors. */
const LEAST_SOUNDS = 2;

export type WithAddedWord = { clip: LabelledClip; place: number };

/** The clip's text with a word in it that nobody said. */
export function withAddedWord(
  clip: LabelledClip,
  from: LabelledClip[],
  draw: () => number,
): WithAddedWord {
  const own = new Set(clip.words.map(({ text }) => text));
  const pick = <Item>(list: Item[]) => list[Math.floor(draw() * list.length)]!;
  let added: LabelledWord;
  do added = pick(pick(from).words);
  while (own.has(added.text) || added.phones.length < LEAST_SOUNDS);
  const place = Math.floor(draw() * (clip.words.length + 1));
  return { clip: { ...clip, words: clip.words.toSpliced(place, 0, added) }, place };
}
