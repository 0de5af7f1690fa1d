import { expect, test } from 'vitest';
import { overallReason, overallCause } from './overall-reason.ts';
import { planOf } from './plan.ts';
import { take, word } from './testing-take.ts';

const clear = (seconds = 0.3) => word('think', 'TH IH NG K', { end: seconds });

function reason(changes: Parameters<typeof take>[2], words = [clear()]) {
  return overallReason(take('think', words, changes));
}

const pause = (start: number, end: number) => ({ start, end, afterWord: 0 });

test('a good score needs no reason', () => {
  expect(reason({ overallAccuracy: 85 })).toBeUndefined();
  expect(reason({ overallAccuracy: 84 })).toBeDefined();
});

test('where a word was not clear, the words are the reason', () => {
  const kinds = (...words: ReturnType<typeof word>[]) =>
    planOf(take('think sin', words, { overallAccuracy: 60 })).findings.map(({ kind }) => kind);
  expect(kinds(clear())).toContain('overall');
  expect(kinds(clear(), word('sin', 'S:wrong IH N'))).not.toContain('overall');
});

test('where the sounds are worse than the flow, no stop and no pace is blamed', () => {
  const pauses = [pause(1, 1.5)];
  expect(reason({ accuracyScore: 79, fluencyScore: 80, pauses })?.cause).toBe('sharpness');
  expect(reason({ accuracyScore: 80, fluencyScore: 80, pauses })?.cause).toBe('stops');
});

test('stops are counted and added up before anything else is blamed', () => {
  const slow = [clear(4)];
  const one = reason({ pauses: [pause(1, 1.5)] }, slow);
  expect(one).toEqual({ cause: 'stops', count: 1, seconds: 0.5 });
  const two = reason({ pauses: [pause(1, 1.5), pause(2, 3)] });
  expect(two).toEqual({ cause: 'stops', count: 2, seconds: 1.5 });
});

test('a breath is no stop', () => {
  expect(reason({ pauses: [pause(1, 1.24)] })?.cause).not.toBe('stops');
  expect(reason({ pauses: [pause(1, 1.25)] })?.cause).toBe('stops');
});

test('slow words are blamed on the pace, halting ones on the rhythm, the rest on the whole', () => {
  expect(reason({ fluencyScore: 60 }, [clear(1)])?.cause).toBe('pace');
  expect(reason({ fluencyScore: 69 })?.cause).toBe('rhythm');
  expect(reason({ fluencyScore: 70 })?.cause).toBe('cohesion');
});

test('the tip is about the whole phrase, and each cause has its own', () => {
  const tip = (changes: Parameters<typeof take>[2], seconds?: number) =>
    overallCause(take('think', [clear(seconds)], changes))?.finding;
  const tips = [
    tip({ pauses: [pause(1, 1.5)] }),
    tip({ pauses: [pause(1, 1.3), pause(2, 2.3), pause(3, 3.3)] }),
    tip({}, 1),
    tip({ fluencyScore: 60 }),
    tip({ fluencyScore: 80 }),
  ];
  for (const found of tips) expect(found).toMatchObject({ kind: 'overall', words: [] });
  expect(new Set(tips.map((found) => found?.title)).size).toBe(tips.length);
  expect(tips[1]?.title).toContain('3 times, 0.9 s');
  expect(tip({ overallAccuracy: 85 })).toBeUndefined();
});

test.each([
  [0.58, 'pace'],
  [0.56, 'cohesion'],
])('fewer than seven sounds a second are slow: four in %d s', (seconds, cause) => {
  expect(reason({}, [clear(seconds)])?.cause).toBe(cause);
});

test('it costs half of what is missing', () => {
  expect(overallCause(take('think', [clear()], { overallAccuracy: 80 }))!.cost).toBe(10);
});
