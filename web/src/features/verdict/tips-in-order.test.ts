import { expect, test } from 'vitest';
import { buildAnalysis, buildWord } from './testing-analysis.ts';
import { tipsInOrder } from './tips-in-order.ts';
import { wordViews } from './word-views.ts';

const words = wordViews(
  buildAnalysis({
    words: [
      buildWord('this', 0.7, 0, ['DH ð .6 check', 'IH ɪ', 'S s']),
      buildWord('think', 0.4, 0.4, ['TH θ .2 wrong S s', 'IH ɪ', 'NG ŋ', 'K k']),
      buildWord('fine', 0.95, 0.9, ['F f', 'AY aɪ', 'N n']),
    ],
  }),
  'this think fine',
);

test('the tip on the word that is opened first comes first', () => {
  const tips = ['Sharpen the /ð/ in “this”.', 'Aim for /θ/, not /s/, in “think”.'];
  expect(tipsInOrder(tips, words)).toEqual(tips.toReversed());
});

test('what is about the whole phrase keeps its place', () => {
  const tips = ['Let it flow.', 'Sharpen the /ð/ in “this”.', 'Aim for /θ/, not /s/, in “Think”.'];
  expect(tipsInOrder(tips, words)).toEqual([tips[0], tips[2], tips[1]]);
});

test('one sound has one tip, the more useful one', () => {
  const tips = [
    'Aim for /θ/, not /t/, in “fine”.',
    'Aim for /θ/, not /s/, in “think”.',
    'Let it flow.',
  ];
  expect(tipsInOrder(tips, words)).toEqual([tips[1], tips[2]]);
});

test('there are three at most', () => {
  expect(tipsInOrder(['One.', 'Two.', 'Three.', 'Four.'], words)).toHaveLength(3);
});
