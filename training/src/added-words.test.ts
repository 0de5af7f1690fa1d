import { expect, test } from 'vitest';
import { withAddedWord } from './added-words.ts';
import { seededRandom } from './disturb.ts';
import type { LabeledClip, LabeledWord } from './labeled-folder.ts';

const word = (text: string, ...phones: string[]): LabeledWord => ({
  text,
  phones,
  score: 10,
  phoneScores: phones.map(() => 2),
});
const clip = (...words: LabeledWord[]): LabeledClip => ({
  id: '1',
  speaker: 'a',
  text: '',
  audio: '',
  words,
  accuracy: 10,
  fluency: 10,
  prosody: 10,
  total: 10,
});
const said = clip(word('SHE', 'SH', 'IY1'), word('KNOWS', 'N', 'OW1', 'Z'));
const others = [said, clip(word('A', 'AH0'), word('RED', 'R', 'EH1', 'D'))];

test('the added word is new to the phrase and has sounds enough to be missed', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { clip: longer, place } = withAddedWord(said, others, seededRandom(seed));
    expect(longer.words[place]!.text).toBe('RED');
    expect(longer.words.toSpliced(place, 1)).toEqual(said.words);
  }
});

test('it comes first, last and in between', () => {
  const places = Array.from(
    { length: 40 },
    (_, seed) => withAddedWord(said, others, seededRandom(seed)).place,
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
});
