import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { nextState, type RecorderEvent, type RecorderState } from './recorder.ts';
import type { Take } from './take.ts';

const take: Take = { file: new Blob(['one']), sound: undefined, seconds: 2 };
const other: Take = { file: new Blob(['two']), sound: undefined, seconds: 3 };
const problem: Problem = { kind: 'analysis', title: 'Analysis failed' };

function after(...events: RecorderEvent<string>[]): RecorderState<string> {
  return events.reduce<RecorderState<string>>(nextState, { name: 'idle' });
}

const recorded: RecorderEvent<string>[] = [
  { type: 'start' },
  { type: 'live' },
  { type: 'stop' },
  { type: 'taken', take },
];

test('a tap starts a recording that is not yet live', () => {
  expect(after({ type: 'start' })).toEqual({ name: 'recording', live: false });
});

test('it says so only when sound arrives', () => {
  expect(after({ type: 'start' }, { type: 'live' })).toEqual({ name: 'recording', live: true });
});

test('stopping leads through the analysis to the result', () => {
  expect(after(...recorded)).toEqual({ name: 'analyzing', take, sent: 0 });
  expect(after(...recorded, { type: 'analyzed', take, result: 'Good!' })).toEqual({
    name: 'result',
    take,
    result: 'Good!',
  });
});

test('a failed analysis keeps the take, and sending it again analyzes the same one', () => {
  const failed = after(...recorded, { type: 'failed', problem, take });
  expect(failed).toEqual({ name: 'error', problem, take, sent: 1 });
  expect(nextState(failed, { type: 'send-again' })).toEqual({ name: 'analyzing', take, sent: 1 });
});

test('a microphone that fails leaves nothing to send', () => {
  const failed = after({ type: 'start' }, { type: 'failed', problem });
  expect(failed).toEqual({ name: 'error', problem, take: undefined, sent: 0 });
  expect(nextState(failed, { type: 'send-again' })).toBe(failed);
});

test('Try Again goes back to the beginning from everywhere', () => {
  expect(after(...recorded, { type: 'again' })).toEqual({ name: 'idle' });
  expect(after(...recorded, { type: 'failed', problem, take }, { type: 'again' }).name).toBe(
    'idle',
  );
  const result = after(...recorded, { type: 'analyzed', take, result: 'Good!' });
  expect(nextState(result, { type: 'again' })).toEqual({ name: 'idle' });
});

test('the answer for a take that was given up is not shown', () => {
  const second = after(
    ...recorded,
    { type: 'again' },
    { type: 'start' },
    { type: 'live' },
    { type: 'stop' },
    { type: 'taken', take: other },
  );
  expect(nextState(second, { type: 'analyzed', take, result: 'late' })).toBe(second);
  expect(nextState(second, { type: 'failed', problem, take })).toBe(second);
});

test('a second tap while recording or analyzing starts nothing new', () => {
  const recording = after({ type: 'start' }, { type: 'live' });
  expect(nextState(recording, { type: 'start' })).toBe(recording);
  const analyzing = after(...recorded);
  expect(nextState(analyzing, { type: 'start' })).toBe(analyzing);
});

test('a new recording can start right from an error', () => {
  const failed = after({ type: 'start' }, { type: 'failed', problem });
  expect(nextState(failed, { type: 'start' })).toEqual({ name: 'recording', live: false });
});

test('it is known how often a take was sent in vain', () => {
  const again: RecorderEvent<string>[] = [
    { type: 'send-again' },
    { type: 'failed', problem, take },
  ];
  const failed = after(...recorded, { type: 'failed', problem, take }, ...again, ...again);
  expect(failed).toMatchObject({ name: 'error', sent: 3 });
});

test('a result of an earlier visit is shown, but never instead of a recording', () => {
  const restore: RecorderEvent<string> = { type: 'restore', take, result: 'Good!' };
  expect(after(restore)).toEqual({ name: 'result', take, result: 'Good!' });
  const recording = after({ type: 'start' });
  expect(nextState(recording, restore)).toBe(recording);
});
