import { expect, test } from 'vitest';
import {
  allSent,
  failedIn,
  fits,
  hasLost,
  hasUnsent,
  isMine,
  isOver,
  isSettled,
  type Judged,
  mineIn,
  moveOn,
  newRun,
  resumed,
  saidLine,
  scoredIn,
  waitingIn,
  withLine,
} from './run.ts';

const LINES = [{ part: 0 }, { part: 1 }, { part: 0 }, { part: 1 }] as const;
const PACE = { syllables: 4, seconds: 1, pauses: 0, pauseSeconds: 0, stretches: [] };
const scored = (score: number): Judged => ({
  state: 'scored',
  analysisId: `of-${score}`,
  score,
  prosody: 80,
  pace: PACE,
  stress: { right: 0, of: 0 },
  melody: null,
  tip: '',
});
const begun = newRun({ slug: 'lunch', mode: 'part', part: 1, text: 'all' }, 0);

test('who plays a part says its lines, and who shadows says them all', () => {
  expect(mineIn(begun, LINES)).toEqual([1, 3]);
  expect(mineIn({ part: null }, LINES)).toEqual([0, 1, 2, 3]);
  expect(isMine(begun, LINES, 0)).toBe(false);
});

test('a run is over after its last line', () => {
  let run = begun;
  for (const _ of LINES) {
    expect(isOver(run, LINES)).toBe(false);
    run = moveOn(run, 1);
  }
  expect(isOver(run, LINES)).toBe(true);
});

test('a run does not fit a scene that has lost its lines', () => {
  const run = { ...withLine(begun, 3, scored(80)), place: 4 };
  expect(fits(run, LINES)).toBe(true);
  expect(fits(run, LINES.slice(0, 3))).toBe(false);
  expect(fits({ ...run, said: {} }, LINES.slice(0, 3))).toBe(false);
});

test('a page left open counts one minute at most', () => {
  expect(moveOn(moveOn(begun, 5_000), 3_600_000).spentMs).toBe(65_000);
});

test('a run counts as read if one line could be read', () => {
  const unread = saidLine({ ...begun, text: 'letters' }, 1, 'letters');
  expect(unread.withText).toBe(false);
  expect(saidLine(saidLine(unread, 3, 'all'), 3, 'none').withText).toBe(true);
});

test('a line whose words were shown while it was said was read', () => {
  expect(saidLine({ ...begun, text: 'all' }, 1, 'none').withText).toBe(true);
});

test('a run that is saved shows its end again, also without a line that was left out', () => {
  const run = { ...withLine(withLine(begun, 1, { state: 'failed' }), 3, scored(80)), place: 4 };
  expect(isSettled(run, LINES)).toBe(false);
  expect(isSettled({ ...run, saved: true }, LINES)).toBe(true);
  expect(isSettled({ ...run, said: { 3: scored(80) } }, LINES)).toBe(true);
  expect(isSettled({ ...run, said: {}, place: 3 }, LINES)).toBe(false);
});

test('only lines with a score count, in the order of the scene', () => {
  const run = withLine(withLine(withLine(begun, 3, scored(70)), 1, scored(90)), 2, {
    state: 'unsure',
  });
  expect(scoredIn(run).map(({ line, score }) => [line, score])).toEqual([
    [1, 90],
    [3, 70],
  ]);
});

test('lines without a verdict are named', () => {
  const run = withLine(saidLine(begun, 1, 'all'), 3, { state: 'failed' });
  expect(waitingIn(run)).toEqual([1]);
  expect(failedIn(run)).toEqual([3]);
});

test('after a reload a line whose recording is gone is said again', () => {
  const run = { ...withLine(saidLine(begun, 3, 'all'), 1, scored(80)), place: 4, at: 10 };
  const again = resumed(run, 99);
  expect(again).toMatchObject({ place: 3, at: 99, key: run.key });
  expect(Object.keys(again.said)).toEqual(['1']);
});

test('a line that only its page could save is said again elsewhere, until the learner saves it', () => {
  const unsent = { ...scored(80), unsent: true } as Judged;
  const run = { ...withLine(withLine(begun, 1, unsent), 3, scored(90)), place: 4 };
  expect([hasUnsent(run), hasLost(run)]).toEqual([true, true]);
  expect(resumed(run, 99)).toMatchObject({ place: 1, said: { 3: scored(90) } });
  const sent = allSent(run);
  expect([hasUnsent(sent), hasLost(sent)]).toEqual([false, false]);
  expect(resumed(sent, 99)).toMatchObject({ place: 4, said: { 1: scored(80), 3: scored(90) } });
});

test('after a reload a run goes on where it was', () => {
  expect(resumed({ ...begun, place: 2 }, 99).place).toBe(2);
});
