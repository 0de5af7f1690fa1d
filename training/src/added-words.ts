import type { LabeledClip, LabeledWord } from './labeled-folder.ts';

/** A word with one sound is too easily matched by its neighbors. */
const LEAST_SOUNDS = 2;

export type WithAddedWord = { clip: LabeledClip; place: number };

/** The clip's text with an added word that nobody said. */
export function withAddedWord(
  clip: LabeledClip,
  from: LabeledClip[],
  draw: () => number,
): WithAddedWord {
  const own = new Set(clip.words.map(({ text }) => text));
  const pick = <Item>(list: Item[]) => list[Math.floor(draw() * list.length)]!;
  let added: LabeledWord;
  do added = pick(pick(from).words);
  while (own.has(added.text) || added.phones.length < LEAST_SOUNDS);
  const place = Math.floor(draw() * (clip.words.length + 1));
  return { clip: { ...clip, words: clip.words.toSpliced(place, 0, added) }, place };
}
