import { expect, test } from 'vitest';
import { tuneOf } from './tune-card.tsx';

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
  const { learner, model } = tuneOf(
    voice(1, 2, () => 5),
    voice(1, 2, () => -5),
    span,
  );
  expect(learner[0]?.[0]?.pitch).toBeCloseTo(1);
  expect(model[0]?.[0]?.pitch).toBeCloseTo(0);
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
