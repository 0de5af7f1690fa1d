import type { Finding } from '@saywell/contract';
import { expect, test } from 'vitest';
import { buildAnalysis, buildWord } from '../testing-analysis.ts';
import { withoutCue, wordEntries } from './word-entries.ts';
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

const listOf = (...findings: Finding[]) => wordEntries({ findings, recommendations: [] }, words);

test('the tips keep the order of the plan, each with its words', () => {
  const { tips, others, rest } = listOf(finding('sound', [THINK, DAY]), finding('sound', [THIS]));
  expect(tips.map((entry) => entry.words)).toEqual([[THINK, DAY], [THIS]]);
  expect([others, rest]).toEqual([[], [FINE]]);
});

test('a word stands under the first tip that names it, and words without a tip follow', () => {
  const { tips, others } = listOf(finding('sound', [THINK]), finding('stress', [THINK]));
  expect(tips.map((entry) => entry.words)).toEqual([[THINK], []]);
  expect(others).toEqual([THIS, DAY]);
});

test('a tune is left to its own card, where there is more to tell', () => {
  const titles = (...findings: Finding[]) => listOf(...findings).tips.map(({ title }) => title);
  const melody = finding('melody', [FINE]);
  expect(titles(melody, finding('flow', []))).toEqual(['flow of ']);
  expect(titles(melody)).toEqual([melody.title]);
});

test('praise is no tip, and a tune is one where only praise stands beside it', () => {
  const praised = finding('praise', [FINE]);
  const { tips, praise } = listOf(finding('melody', []), praised);
  expect([tips, praise].map((all) => all.map(({ title }) => title))).toEqual([
    ['melody of '],
    [praised.title],
  ]);
  expect(listOf(praised, finding('next-step', [])).tips).toEqual([]);
});

test('a pause names words and takes none of them', () => {
  const { tips, rest } = listOf(finding('pauses', [DAY, FINE]));
  expect(tips.map((entry) => entry.words)).toEqual([[]]);
  expect(rest).toEqual([FINE]);
});

test('a tip shows the sound it is about', () => {
  const sound = { phone: 'TH', ipa: 'θ' };
  const about = finding('sound', [THINK], { sound, title: 'Aim for it', body: 'Blow softly.' });
  expect(listOf(about).tips).toEqual([
    { title: 'Aim for it', text: 'Blow softly.', glyph: 'θ', words: [THINK] },
  ]);
});

test('a tip about the recording is known as one', () => {
  const { tips } = listOf(finding('issue', [THINK]), finding('flow', []));
  expect(tips.map(({ isOfRecording }) => isOfRecording)).toEqual([true, undefined]);
  expect(tips[0]!.words).toEqual([]);
});

test('of an earlier version’s analysis the texts are shown as they are', () => {
  const recommendations = ['Let it flow. In one breath.', 'Work on the /θ/ in “think.”'];
  const { tips, others } = wordEntries({ recommendations }, words);
  expect(tips).toEqual(recommendations.map((text) => ({ text, words: [] })));
  expect(others).toEqual([THIS, THINK, DAY]);
});

test('a cue that stands beside the opened word is not said again', () => {
  const opened = { ...words[THINK]!, cue: 'Blow softly.' };
  expect(withoutCue('Blow softly. Then say “thin”.', opened)).toBe('Then say “thin”.');
  expect(withoutCue('Blow softly.', undefined)).toBe('Blow softly.');
  expect(withoutCue('Blow softly.', { ...opened, cue: '' })).toBe('Blow softly.');
});
