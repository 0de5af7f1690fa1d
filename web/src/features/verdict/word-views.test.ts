import { expect, test } from 'vitest';
import { buildAnalysis, buildWord } from './testing-analysis.ts';
import { wordToFix, wordViews } from './word-views.ts';

test('words keep the spelling of the phrase', () => {
  const views = wordViews(buildAnalysis(), 'I think so.');
  expect(views.map(({ text }) => text)).toEqual(['I', 'think', 'so.']);
});

test('a phrase read in more words than it is written keeps the spoken ones', () => {
  expect(wordViews(buildAnalysis(), '10 times').map(({ text }) => text)).toEqual([
    'I',
    'think',
    'so',
  ]);
});

test('word and sounds have the bands of their scores and verdicts', () => {
  const [, think] = wordViews(buildAnalysis(), 'I think so.');
  expect(think).toMatchObject({
    band: 'notyet',
    percent: 48,
    sounds: ['notyet', 'clear', 'close', 'clear'],
  });
});

test('one sound is flagged: the one that is surely wrong', () => {
  const [I, think] = wordViews(buildAnalysis(), 'I think so.');
  expect(think?.flagged).toBe(0);
  expect(I?.flagged).toBeUndefined();
});

test.each(['noisy', 'damaged', 'too-far'] as const)('a word under “%s” gets no mark', (code) => {
  const issues = [{ code, blocking: false, message: '', words: [1] }];
  const [, think, so] = wordViews(buildAnalysis({ issues }), 'I think so.');
  expect(think).toMatchObject({ band: 'unsure', percent: undefined, flagged: undefined });
  expect(think?.sounds).toEqual(['unsure', 'unsure', 'unsure', 'unsure']);
  expect(so?.band).toBe('clear');
});

test('a take that could not be scored marks no word at all', () => {
  const issues = [{ code: 'silence' as const, blocking: true, message: '' }];
  const views = wordViews(buildAnalysis({ issues }), 'I think so.');
  expect(views.map(({ band }) => band)).toEqual(['unsure', 'unsure', 'unsure']);
});

test('a word that was left out is known as not heard', () => {
  const words = [buildWord('I', 0.1, 0, ['AY aɪ 0 wrong'], 'missing')];
  const [view] = wordViews(buildAnalysis({ words }), 'I');
  expect(view).toMatchObject({ heard: false, flagged: undefined, sounds: ['notyet'] });
});

test('the worst word opens first, and none when all is well', () => {
  expect(wordToFix(wordViews(buildAnalysis(), 'I think so.'))).toBe(1);
  const words = [buildWord('so', 0.9, 0, ['S s', 'OW oʊ'])];
  expect(wordToFix(wordViews(buildAnalysis({ words }), 'so'))).toBeUndefined();
});

test('in a take that is hard to hear no other sound is named', () => {
  const [, sure] = wordViews(buildAnalysis(), 'I think so.');
  expect(sure?.word.sounds[0]?.heard).toEqual({ phone: 'S', ipa: 's' });
  const analysis = buildAnalysis();
  const { finding } = analysis.words[1]!;
  expect(sure).toMatchObject({ feedback: analysis.feedback[1]?.feedback, cue: finding?.body });
  const [, unsure] = wordViews(buildAnalysis({ confidence: 0.5 }), 'I think so.');
  expect(unsure?.word.sounds[0]?.heard).toBeUndefined();
  expect(unsure).toMatchObject({ feedback: finding?.body, cue: finding?.body });
});

test.each([
  [['S s', 'OW oʊ'], 'Clear'],
  [['S s 0.6 check', 'OW oʊ'], 'Clear, one sound to check'],
  [['S s 0.2 wrong', 'OW oʊ'], 'Clear, one sound to fix'],
  [['S s 0.6 check', 'OW oʊ 0.2 wrong'], 'Clear, 2 sounds to fix'],
])('a clear word with the sounds %j reads “%s”', (sounds, label) => {
  const words = [buildWord('so', 1, 0, sounds)];
  expect(wordViews(buildAnalysis({ words }), 'so')[0]?.label).toBe(label);
});

test('any other word reads as its band does, and one left out as not heard', () => {
  const labels = wordViews(buildAnalysis(), 'I think so.').map(({ label }) => label);
  expect(labels[1]).toBe('Not yet');
  const words = [buildWord('I', 0.1, 0, ['AY aɪ 0 wrong'], 'missing')];
  expect(wordViews(buildAnalysis({ words }), 'I')[0]?.label).toBe('Not heard');
});

test('what is told about a word without a sound to work on is shown whole', () => {
  const [, , so] = wordViews(buildAnalysis({ confidence: 0.5 }), 'I think so.');
  expect(so).toMatchObject({ feedback: 'Clear.', cue: 'Clear.' });
});

test('of an earlier version’s analysis the text of a word is shown as it is', () => {
  const words = [buildWord('so', 0.3, 0, ['S s .1 wrong Z z', 'OW oʊ'])];
  const text = 'You said /z/, aim for /s/. Blow.';
  const feedback = [{ word: 'so', accuracy: 0.3, feedback: text }];
  const [view] = wordViews(buildAnalysis({ words, feedback }), 'so');
  expect(view).toMatchObject({ feedback: text, cue: text });
});
