import { expect, test } from 'vitest';
import { contradictionsOf } from '../testing/contradictions.ts';
import { madeAnalyses } from '../testing/made-analyses.ts';
import { recordedAnalyses } from '../testing/recorded-analyses.ts';

const made = madeAnalyses(600);

test('no part of an analysis contradicts another, whatever was measured', () => {
  const broken = made.flatMap(({ phrase, analysis }) =>
    contradictionsOf(analysis).map((rule) => `${rule}: ${phrase} ${analysis.summary}`),
  );
  expect(broken).toEqual([]);
});

test('nor in what recorded voices get', { timeout: 60_000 }, () => {
  const broken = recordedAnalyses().flatMap(({ phrase, analysis }) =>
    contradictionsOf(analysis).map((rule) => `${rule}: ${phrase} ${analysis.summary}`),
  );
  expect(broken).toEqual([]);
});

test('the made analyses have every kind of finding', () => {
  const kinds = new Set(
    made.flatMap(({ analysis }) => [
      ...analysis.findings.map(({ kind }) => kind),
      ...analysis.words.map(({ finding }) => finding!.kind),
    ]),
  );
  expect([...kinds].toSorted()).toEqual([
    'blurred-words',
    'flow',
    'form',
    'issue',
    'melody',
    'missing-words',
    'next-step',
    'not-scored',
    'overall',
    'pauses',
    'praise',
    'sound',
    'stress',
    'unsure-sound',
  ]);
});

test('the made analyses have every next step', () => {
  const actions = new Set(made.map(({ analysis }) => analysis.next.action));
  expect([...actions].toSorted()).toEqual(['drill', 'move-on', 'repeat']);
});

test('a contradiction is found', () => {
  const { analysis } = made.find(({ analysis: { findings } }) => findings[0]?.kind === 'sound')!;
  const planted = {
    ...analysis,
    summary: 'No single sound was off; what lowered the score was the slow pace.',
  };
  expect(contradictionsOf(planted)).toContain('nothing is called clear beside a word that is not');
  const onward = { action: 'move-on' as const, text: 'Go on to the next phrase.' };
  expect(contradictionsOf({ ...analysis, overallAccuracy: 70, next: onward })).toContain(
    'the next phrase comes after a good take, without a missing word or a wrong sound first',
  );
  const words = analysis.words.map((word) => ({ ...word, accuracy: 0.5 }));
  expect(contradictionsOf({ ...analysis, words, next: onward })).toContain(
    'no word with 50 % or less is left behind, unless it was covered',
  );
});
