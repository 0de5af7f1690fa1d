import { expect, test } from 'vitest';
import { laidOn, movementIn, timeMap, tuneOf } from './tune.ts';

/** A voice every 10 ms. */
function voice(from: number, to: number, semitones: (share: number) => number) {
  const count = Math.round((to - from) / 0.01);
  const times = Array.from({ length: count }, (_, index) => from + index * 0.01);
  return { times, semitones: times.map((_, index) => semitones(index / count)) };
}
const span = { start: 1, end: 2 };

test('a falling voice is drawn falling, from the first word to the last', () => {
  const { learner } = tuneOf(
    voice(1, 2, (share) => 6 - 12 * share),
    voice(1, 2, () => 0),
    span,
  );
  const [run] = learner;
  expect(run?.[0]?.time).toBeCloseTo(0, 1);
  expect(run?.at(-1)?.time).toBeCloseTo(1, 1);
  expect(run?.[0]?.pitch).toBeGreaterThan(0.9);
  expect(run?.at(-1)?.pitch).toBeLessThan(0.1);
});

test('both voices share one scale', () => {
  const { learner, aim } = tuneOf(
    voice(1, 2, () => 5),
    voice(1, 2, () => -5),
    span,
  );
  expect(learner[0]?.[0]?.pitch).toBeCloseTo(1);
  expect(aim[0]?.[0]?.pitch).toBeCloseTo(0);
});

test('a voice that hardly moves is not stretched into a melody', () => {
  const { learner } = tuneOf(
    voice(1, 2, (share) => share),
    voice(1, 2, () => 0.5),
    span,
  );
  const pitches = learner[0]?.map(({ pitch }) => pitch) ?? [];
  expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThan(0.15);
});

test('silence splits the line, and a stray moment is left out', () => {
  const first = voice(1, 1.3, () => 0);
  const second = voice(1.5, 1.9, () => 0);
  const stray = voice(1.4, 1.42, () => 20);
  const together = {
    times: [...first.times, ...stray.times, ...second.times],
    semitones: [...first.semitones, ...stray.semitones, ...second.semitones],
  };
  expect(
    tuneOf(
      together,
      voice(1, 2, () => 0),
      span,
    ).learner,
  ).toHaveLength(2);
});

test('the tremble of a voice is smoothed, its movement is not', () => {
  const trembling = voice(1, 2, (share) => 6 * share + (Math.round(share * 100) % 2) * 1.5);
  const [run = []] = tuneOf(
    trembling,
    voice(1, 2, () => 0),
    span,
  ).learner;
  const back = run.filter(({ pitch }, index) => index > 0 && pitch < run[index - 1]!.pitch - 1e-6);
  expect(back).toEqual([]);
  expect(run.at(-1)!.pitch - run[0]!.pitch).toBeGreaterThan(0.4);
});

test('a consonant does not break the line, a pause does', () => {
  const join = (gap: number) => {
    const [one, two] = [voice(1, 1.4, () => 0), voice(1.4 + gap, 2, () => 1)];
    const both = {
      times: [...one.times, ...two.times],
      semitones: [...one.semitones, ...two.semitones],
    };
    return tuneOf(
      both,
      voice(1, 2, () => 0),
      span,
    ).learner;
  };
  expect(join(0.1)).toHaveLength(1);
  expect(join(0.25)).toHaveLength(2);
});

const example = [
  { start: 0, end: 0.4 },
  { start: 0.4, end: 1 },
];
const slower = [
  { start: 2, end: 2.8 },
  { start: 3, end: 4.2 },
];

test('the example is laid on the learner’s timing, word on word', () => {
  const map = timeMap(example, slower);
  expect(map(0)).toBe(2);
  expect(map(0.2)).toBeCloseTo(2.4);
  expect(map(0.7)).toBeCloseTo(3.5);
  expect(map(1)).toBeCloseTo(4.2);
  expect(map(1.1)).toBeUndefined();
});

test('a word that was not said has no tune', () => {
  const laid = laidOn(
    voice(0, 1, () => 1),
    example,
    [slower[0], undefined],
  );
  expect(Math.max(...laid.times)).toBeLessThan(2.8);
  expect(timeMap(example, [undefined, undefined])(0.5)).toBeUndefined();
});

test('a movement is measured from the lowest or the highest point before its end', () => {
  const moved = (semitones: (share: number) => number) =>
    movementIn(voice(1, 2, semitones), { start: 1, end: 2 });
  expect(moved((share) => 6 * share)).toBeGreaterThan(4.5);
  expect(moved((share) => -6 * share)).toBeLessThan(-4.5);
  expect(movementIn({ times: [], semitones: [] }, { start: 1, end: 2 })).toBeUndefined();
});
