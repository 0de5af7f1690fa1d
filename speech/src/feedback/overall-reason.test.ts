import { expect, test } from 'vitest';
import { overallReason } from './overall-reason.ts';
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
  expect(reason({ overallAccuracy: 60 }, [clear(), word('sin', 'S:wrong IH N')])).toBeUndefined();
});

test('stops are counted and added up before anything else is blamed', () => {
  const slow = [clear(4)];
  expect(reason({ pauses: [pause(1, 1.5)] }, slow)).toContain('stopped once, 0.5 s in all');
  expect(reason({ pauses: [pause(1, 1.5), pause(2, 3)] })).toContain('stopped twice, 1.5 s');
  const three = [pause(1, 1.3), pause(2, 2.3), pause(3, 3.3)];
  expect(reason({ pauses: three })).toContain('stopped 3 times, 0.9 s');
});

test('a breath is no stop', () => {
  expect(reason({ pauses: [pause(1, 1.2)] })).not.toContain('stopped');
});

test('slow words are blamed on the pace, halting ones on the rhythm, the rest on the whole', () => {
  expect(reason({ fluencyScore: 60 }, [clear(1)])).toContain('the pace');
  expect(reason({ fluencyScore: 60 })).toContain('the rhythm');
  expect(reason({ fluencyScore: 80 })).toContain('how it hangs together');
});
