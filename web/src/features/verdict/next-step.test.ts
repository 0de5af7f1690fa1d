import { expect, test } from 'vitest';
import { nextOf } from './next-step.ts';
import { buildAnalysis } from './testing-analysis.ts';

const OPEN = { canRepeat: true };
const drill = { action: 'drill' as const, word: 1, text: 'Say just “think” three times.' };
const repeat = { action: 'repeat' as const, text: 'Say it again in one breath.' };
const moveOn = { action: 'move-on' as const, text: 'Go on to the next phrase.' };

test('the engine’s step is taken as it is', () => {
  for (const next of [drill, repeat, moveOn]) {
    expect(nextOf(buildAnalysis({ next }), OPEN)).toEqual(next);
  }
});

test('after the drill of the word the phrase is next', () => {
  expect(nextOf(buildAnalysis({ next: drill }), OPEN, true)).toEqual({
    action: 'repeat',
    text: 'Now say the whole phrase again.',
  });
});

test('a phrase that cannot be said again is left, and its word can still be drilled', () => {
  const used = { canRepeat: false };
  expect(nextOf(buildAnalysis({ next: repeat }), used)).toEqual(moveOn);
  expect(nextOf(buildAnalysis({ next: drill }), used)).toEqual(drill);
  expect(nextOf(buildAnalysis({ next: drill }), used, true)).toEqual(moveOn);
});

test('a sound that could not be told twice running is left', () => {
  const finding = {
    kind: 'unsure-sound' as const,
    sound: { phone: 'AE', ipa: 'æ' },
    words: [1],
    title: '',
    body: '',
  };
  const analysis = buildAnalysis({ next: repeat, findings: [finding] });
  const before = (changes?: Partial<typeof finding>) => ({
    ...OPEN,
    before: [{}, changes ? { finding: { ...finding, ...changes } } : {}],
  });
  expect(nextOf(analysis, OPEN)).toEqual(repeat);
  expect(nextOf(analysis, before())).toEqual(repeat);
  expect(nextOf(analysis, before({ sound: { phone: 'B', ipa: 'b' } }))).toEqual(repeat);
  expect(nextOf(analysis, before({ kind: 'sound' as never }))).toEqual(repeat);
  expect(nextOf(analysis, before({}))).toEqual(moveOn);
  const another = buildAnalysis({ next: repeat, findings: [{ ...finding, words: [0, 1] }] });
  expect(nextOf(another, before({}))).toEqual(repeat);
  const form = { ...finding, kind: 'form' as const };
  const more = buildAnalysis({ next: repeat, findings: [finding, form] });
  expect(nextOf(more, before({}))).toEqual(repeat);
  const surely = buildAnalysis({ next: repeat, findings: [form] });
  expect(nextOf(surely, before({}))).toEqual(repeat);
});

test('a short verdict goes on whatever the score is, unless there is none', () => {
  const brief = { ...OPEN, goesOn: true };
  expect(nextOf(buildAnalysis({ next: drill }), brief)).toEqual(moveOn);
  expect(nextOf(buildAnalysis({ next: repeat }), { ...brief, onward: 'On.' }).text).toBe('On.');
  const issues = [{ code: 'silence' as const, blocking: true, message: 'Silence.' }];
  expect(nextOf(buildAnalysis({ issues }), brief).action).toBe('repeat');
});

test('where no phrase is next, the screen says what is', () => {
  const onward = 'Save it, then try another phrase.';
  expect(nextOf(buildAnalysis({ next: moveOn }), { ...OPEN, onward }).text).toBe(onward);
  expect(nextOf(buildAnalysis({ next: repeat }), { ...OPEN, onward })).toEqual(repeat);
});

test('a take in doubt is said again as its issue asks, whatever the score', () => {
  const issues = [
    {
      code: 'too-far' as const,
      blocking: false,
      message: 'You sound far away. Move closer.',
      finding: {
        kind: 'issue' as const,
        words: [],
        title: 'You sound far away',
        body: 'Move closer.',
      },
    },
  ];
  expect(nextOf(buildAnalysis({ issues, next: moveOn }), OPEN)).toEqual({
    action: 'repeat',
    text: 'Move closer.',
  });
});

test('a verdict of an earlier version has a next step, too', () => {
  expect(nextOf(buildAnalysis({ overallAccuracy: 50 }), OPEN).action).toBe('repeat');
  expect(nextOf(buildAnalysis({ overallAccuracy: 80 }), OPEN)).toEqual(moveOn);
});
