import type { Finding } from '@saywell/contract';
import { expect, test } from 'vitest';
import { buildAnalysis, buildWord } from './testing-analysis.ts';
import { tipsInOrder } from './tips-in-order.ts';
import { wordViews } from './word-views.ts';

const words = wordViews(
  buildAnalysis({
    words: [
      buildWord('this', 0.7, 0, ['DH ð .6 check', 'IH ɪ', 'S s']),
      buildWord('think', 0.4, 0.4, ['TH θ .2 wrong S s', 'IH ɪ', 'NG ŋ', 'K k']),
      buildWord('day', 0.6, 0.9, ['D d', 'EY eɪ .5 check']),
      buildWord('fine', 0.95, 1.3, ['F f', 'AY aɪ', 'N n']),
    ],
  }),
  'this think day fine',
);
const [THIS, THINK, DAY, FINE] = [0, 1, 2, 3];

const finding = (kind: Finding['kind'], about: number[], more: Partial<Finding> = {}): Finding => ({
  kind,
  words: about,
  title: `${kind} of ${about.join(' and ')}`,
  body: '',
  ...more,
});

/** The tips for these findings, by their titles. */
const titles = (findings: Finding[]) =>
  tipsInOrder({ findings, recommendations: [] }, words).map(({ title }) => title);

const titlesOf = (findings: Finding[]) => findings.map(({ title }) => title);

test('the tip on the word that is opened first comes first', () => {
  const found = [finding('sound', [THIS]), finding('stress', [FINE]), finding('sound', [THINK])];
  expect(titles(found)).toEqual(titlesOf([found[2]!, found[0]!, found[1]!]));
});

test('of several words the one that needs it most counts', () => {
  const found = [finding('sound', [DAY]), finding('sound', [FINE, THINK])];
  expect(titles(found)).toEqual(titlesOf(found.toReversed()));
});

test('what is about the whole phrase keeps its place, whatever words it names', () => {
  const found = [
    finding('melody', [FINE]),
    finding('sound', [THIS]),
    finding('sound', [THINK]),
    finding('pauses', [THINK, DAY]),
    finding('missing-words', []),
  ];
  const [melody, onThis, onThink, ...rest] = found;
  expect(titles(found)).toEqual(titlesOf([melody!, onThink!, onThis!, ...rest]));
});

test('a word of a minimal pair that is also in the phrase changes nothing', () => {
  const found = [
    finding('sound', [THIS], { body: 'Then say “they” and “day” in turn.' }),
    finding('sound', [DAY], { title: 'Sharpen the /eɪ/ in “day”' }),
  ];
  expect(titles(found)).toEqual(titlesOf(found.toReversed()));
});

test('a word that occurs twice is known by its place', () => {
  const twice = wordViews(
    buildAnalysis({
      words: [
        buildWord('so', 0.9, 0, ['S s', 'OW oʊ']),
        buildWord('day', 0.6, 0.4, ['D d', 'EY eɪ .5 check']),
        buildWord('so', 0.3, 0.9, ['S s .1 wrong Z z', 'OW oʊ']),
      ],
    }),
    'so day so',
  );
  const found = [finding('stress', [0]), finding('sound', [1]), finding('sound', [2])];
  const tips = tipsInOrder({ findings: found, recommendations: [] }, twice);
  expect(tips.map(({ title }) => title)).toEqual(titlesOf(found.toReversed()));
});

test('a tip shows the sound it is about', () => {
  const sound = { phone: 'TH', ipa: 'θ' };
  const about = finding('sound', [THINK], { sound, title: 'Aim for it', body: 'Blow softly.' });
  expect(tipsInOrder({ findings: [about], recommendations: ['Not read.'] }, words)).toEqual([
    { title: 'Aim for it', text: 'Blow softly.', glyph: 'θ' },
  ]);
  expect(tipsInOrder({ findings: [finding('flow', [])], recommendations: [] }, words)).toEqual([
    { title: 'flow of ', text: '', glyph: undefined },
  ]);
});

test('of an earlier version’s analysis the texts are shown as they are', () => {
  const recommendations = ['Let it flow. In one breath.', 'Sharpen the /θ/ in “think”.'];
  expect(tipsInOrder({ recommendations }, words)).toEqual([
    { text: 'Let it flow. In one breath.' },
    { text: 'Sharpen the /θ/ in “think”.' },
  ]);
});
