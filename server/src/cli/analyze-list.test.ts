import { expect, test } from 'vitest';
import { parseList, parsePronunciation } from './analyze-list.ts';

test('a list has one entry a line, with or without a pronunciation', () => {
  const text = 'a\tone.wav\tThink twice.\nb\ttwo.ogg\tI see\tAY1 | S IY1\r\n\n';
  expect(parseList(text)).toEqual([
    { id: 'a', audio: 'one.wav', phrase: 'Think twice.' },
    { id: 'b', audio: 'two.ogg', phrase: 'I see', pronunciation: [['AY1'], ['S', 'IY1']] },
  ]);
});

test('spaces round bars and phones do not matter', () => {
  expect(parsePronunciation(' TH IH1  NG K| DH IH0 S ')).toEqual([
    ['TH', 'IH1', 'NG', 'K'],
    ['DH', 'IH0', 'S'],
  ]);
});
