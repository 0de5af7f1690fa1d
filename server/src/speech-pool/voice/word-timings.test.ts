import { expect, test } from 'vitest';
import { divideIntoWords } from './word-timings.ts';

const spoken = (phones: string) =>
  phones.split(' ').map((phone, index) => ({ phone, start: index, end: index + 1 }));
const word = (...variants: string[]) => ({
  word: '',
  start: 0,
  end: 0,
  variants: variants.map((phones) => phones.split(' ')),
  shown: [],
  full: [],
});
const divide = (phones: string, words: ReturnType<typeof word>[]) =>
  divideIntoWords(spoken(phones), words).map((sounds) =>
    sounds.map(({ phone }) => phone).join(' '),
  );

test('sounds said as expected go to their words', () => {
  const words = [word('DH AH0', 'DH IY0'), word('K AE1 T'), word('S AE1 T')];
  expect(divide('DH IY K AE T S AE T', words)).toEqual(['DH IY', 'K AE T', 'S AE T']);
});

test('a word said otherwise keeps its place', () => {
  const words = [word('G OW1'), word('T UW1', 'T AH0'), word('W ER1 K')];
  expect(divide('G OW T UH W AO R K', words)).toEqual(['G OW', 'T UH', 'W AO R K']);
});

test('a word that was not said has no sounds', () => {
  const words = [word('HH AE1 T'), word('AH1 V'), word('T IY1')];
  expect(divide('HH AE T T IY', words)).toEqual(['HH AE T', '', 'T IY']);
});

test('a long text is divided quickly', () => {
  const phones = Array.from({ length: 400 }, (_, index) => (index % 2 ? 'AH' : 'T')).join(' ');
  const words = Array.from({ length: 100 }, () => word('T AH1 T AH1'));
  const begun = performance.now();
  expect(divide(phones, words).every((sounds) => sounds === 'T AH T AH')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5000);
});
