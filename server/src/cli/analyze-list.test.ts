import { expect, test } from 'vitest';
import { parseList, parsePronunciation, parseTrains } from './analyze-list.ts';

test('a list has one entry per line, with or without a pronunciation', () => {
  const text = 'a\tone.wav\tThink twice.\nb\ttwo.ogg\tI see\tAY1 | S IY1\r\n\n';
  expect(parseList(text)).toEqual([
    { id: 'a', audio: 'one.wav', phrase: 'Think twice.' },
    { id: 'b', audio: 'two.ogg', phrase: 'I see', pronunciation: [['AY1'], ['S', 'IY1']] },
  ]);
});

test('spaces around bars and phones do not matter', () => {
  expect(parsePronunciation(' TH IH1  NG K| DH IH0 S ')).toEqual([
    ['TH', 'IH1', 'NG', 'K'],
    ['DH', 'IH0', 'S'],
  ]);
});

test('what an exercise trains comes after the pronunciation, which may be empty', () => {
  const trains = '{"contrasts":[{"word":0,"sound":"TH","instead":"S"}]}';
  const text = `a\tone.wav\tThink.\t\t${trains}\nb\ttwo.ogg\tSee\tS IY1\t${trains}\n`;
  expect(parseList(text)).toEqual([
    { id: 'a', audio: 'one.wav', phrase: 'Think.', trains },
    { id: 'b', audio: 'two.ogg', phrase: 'See', pronunciation: [['S', 'IY1']], trains },
  ]);
  const contrasts = [{ word: 0, sound: 'TH', instead: 'S' }];
  expect(parseTrains(trains)).toEqual({ contrasts });
});

test.each([
  ['{contrasts}', 'trains is not JSON: {contrasts}'],
  ['[]', /^trains: /],
  ['{"contrast":[]}', /^trains: .*contrast/],
  ['{"contrasts":{}}', /^trains.contrasts: /],
  ['{"contrasts":[{"word":"3","sound":"AE","instead":"EH"}]}', /^trains.contrasts.0.word: /],
  ['{"contrasts":[{"word":3,"sound":"","instead":"EH"}]}', /^trains.contrasts.0.sound: /],
  ['{"contrasts":[{"word":3,"sound":"AE"}]}', /^trains.contrasts.0.instead: /],
])('%s is refused', (text, reason) => {
  expect(() => parseTrains(text)).toThrow(reason);
});
