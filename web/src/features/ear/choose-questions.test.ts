import { earContrasts, type EarStanding } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { type EarHistory, NO_HISTORY, chooseQuestions } from './choose-questions.ts';

const VOICES = ['she', 'he'];
const NOW = Date.parse('2026-11-23T12:00:00Z');
const some = earContrasts.slice(0, 5);
const [first, second, third] = some.map(({ id }) => id) as [string, string, string];

const round = (overrides: Partial<Parameters<typeof chooseQuestions>[0]> = {}) =>
  chooseQuestions({
    contrasts: some,
    history: NO_HISTORY,
    voices: VOICES,
    canSay: () => true,
    seed: 1,
    now: NOW,
    ...overrides,
  });

const standing = (contrast: string, overrides: Partial<EarStanding> = {}): EarStanding => ({
  contrast,
  asked: 10,
  heard: 6,
  last: { asked: 10, heard: 6, at: '2026-11-20T12:00:00Z' },
  mark: 'not-yet',
  ...overrides,
});
/** Heard on two days, and well the last time. */
const retired = {
  mark: 'heard',
  last: { asked: 10, heard: 9, at: '2026-11-20T12:00:00Z' },
} as const;
const after = (...contrasts: EarStanding[]): EarHistory => ({ contrasts, recent: [] });
const chosenIn = (questions: ReturnType<typeof round>) =>
  [...new Set(questions.map(({ contrast }) => contrast))].toSorted();
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('every round', () => {
  test('has two contrasts with ten questions each, five for either word, in both voices', () => {
    for (const seed of seeds) {
      const questions = round({ seed });
      expect(questions).toHaveLength(20);
      for (const contrast of chosenIn(questions)) {
        const ten = questions.filter((one) => one.contrast === contrast);
        expect(ten).toHaveLength(10);
        expect(ten.filter(({ said }) => said === 0)).toHaveLength(5);
        expect(ten.filter(({ voice }) => voice === 'she')).toHaveLength(5);
        expect(new Set(ten.map(({ pair }) => pair)).size).toBeGreaterThan(3);
        expect(ten.some(({ pair }, at) => pair === ten[at + 1]?.pair)).toBe(false);
      }
    }
  });

  test('is the same for the same seed, and another for another', () => {
    expect(round({ seed: 7 })).toEqual(round({ seed: 7 }));
    expect(round({ seed: 7 })).not.toEqual(round({ seed: 8 }));
  });

  test('has only pairs that its voices say apart', () => {
    const pairs = earContrasts[0]!.pairs.slice(0, 3).map(({ id }) => id);
    const canSay = (voice: string, pair: string) => voice === 'he' && pairs.includes(pair);
    const questions = round({ canSay });
    expect(questions).toHaveLength(20);
    expect(questions.every(({ voice, pair }) => canSay(voice, pair))).toBe(true);
  });

  test('leaves out a contrast of which too few pairs can be said', () => {
    const two = earContrasts[0]!.pairs.slice(0, 2).map(({ id }) => id);
    const canSay = (_: string, pair: string) =>
      two.includes(pair) || !earContrasts[0]!.pairs.some(({ id }) => id === pair);
    expect(chosenIn(round({ canSay, focus: first }))).not.toContain(first);
  });
});

describe('which contrasts come', () => {
  test('a visitor’s are the first two of the highest load', () => {
    const byLoad = earContrasts.filter(({ load }) => load === 3).map(({ id }) => id);
    for (const seed of seeds)
      expect(chosenIn(round({ seed, contrasts: earContrasts.toReversed() }))).toEqual(
        byLoad.slice(-2).toSorted(),
      );
    expect(chosenIn(round({ contrasts: earContrasts }))).toEqual(byLoad.slice(0, 2).toSorted());
    expect(byLoad[0]).toBe('ih-iy');
  });

  test('what was mixed up comes back before anything new', () => {
    const history = after(standing(third), standing(second));
    for (const seed of seeds) {
      expect(chosenIn(round({ seed, history }))).toEqual([second, third].toSorted());
    }
  });

  test('the more was mixed up, the sooner', () => {
    const nearly = { last: { asked: 10, heard: 9, at: '2026-11-20T12:00:00Z' } };
    const history = after(standing(first, nearly), standing(second), standing(third));
    expect(chosenIn(round({ history }))).toEqual([second, third].toSorted());
  });

  test('what is heard has retired, and comes again only where nothing else is left', () => {
    const heard = standing(first, retired);
    for (const seed of seeds)
      expect(chosenIn(round({ seed, history: after(heard) }))).not.toContain(first);
    const all = some.map(({ id }) => standing(id, retired));
    expect(round({ history: after(...all) })).toHaveLength(20);
  });

  test('what was heard and is mixed up again comes back', () => {
    const lapsed = standing(first, { mark: 'heard' });
    for (const seed of seeds)
      expect(chosenIn(round({ seed, history: after(lapsed) }))).toContain(first);
  });

  test('a day ends at midnight where the learner is, not after twelve hours', () => {
    const midnight = new Date(NOW).setHours(0, 0, 0, 0);
    const hour = 3_600_000;
    const at = (moment: number) => ({
      last: { asked: 10, heard: 8, at: new Date(moment).toISOString() },
    });
    const others = some
      .slice(1)
      .map(({ id }) => standing(id, { last: { asked: 10, heard: 8, at: '2026-11-01T12:00:00Z' } }));
    const trained = (moment: number) => ({
      contrasts: [standing(first, at(moment)), ...others],
      recent: [],
    });
    for (const seed of seeds) {
      const late = round({ seed, now: midnight + 23 * hour, history: trained(midnight + hour) });
      expect(chosenIn(late)).not.toContain(first);
    }
    const early = seeds.map((seed) =>
      round({ seed, now: midnight + hour, history: trained(midnight - hour) }),
    );
    expect(early.some((questions) => chosenIn(questions).includes(first))).toBe(true);
  });

  test('what came to the mark today waits for another day', () => {
    const today = { asked: 10, heard: 10, at: '2026-11-23T11:00:00Z' };
    const yesterday = { ...today, at: '2026-11-22T11:00:00Z' };
    const once = (last: EarStanding['last']) => after(standing(first, { mark: 'once', last }));
    for (const seed of seeds) {
      expect(chosenIn(round({ seed, history: once(today) }))).not.toContain(first);
      expect(chosenIn(round({ seed, history: once(yesterday) }))).toContain(first);
    }
  });

  describe('follow the path', () => {
    const [fourth, fifth] = some.slice(3).map(({ id }) => id) as [string, string];
    const order = [third, fifth, first, second, fourth];
    const on = (path: EarHistory['path'], ...contrasts: EarStanding[]) => ({
      ...after(...contrasts),
      path: path!,
    });

    test('new ones in its order', () => {
      for (const seed of seeds)
        expect(chosenIn(round({ seed, history: on({ order, pinned: [] }) }))).toEqual(
          [third, fifth].toSorted(),
        );
    });

    test('pinned ones before what was mixed up, until they were trained today', () => {
      const path = { order: [second, first, third], pinned: [second] };
      const mixed = [standing(first), standing(third)];
      const today = { last: { asked: 10, heard: 8, at: '2026-11-23T11:00:00Z' } };
      expect(chosenIn(round({ history: on(path, ...mixed) }))).toContain(second);
      expect(
        chosenIn(round({ history: on(path, ...mixed, standing(second, today)) })),
      ).not.toContain(second);
    });

    test('skipped ones never, while there are others', () => {
      const path = { order: [third, second], pinned: [] };
      for (const seed of seeds)
        expect(chosenIn(round({ seed, history: on(path, standing(first)) }))).toEqual(
          [second, third].toSorted(),
        );
      expect(chosenIn(round({ history: on(path), focus: first }))).toContain(first);
    });
  });

  test('the one that somebody chose is always there', () => {
    const history = after(standing(first, retired));
    expect(chosenIn(round({ history, focus: first }))).toContain(first);
  });
});

test('pairs that were mixed up come more often, and their place in the word with them', () => {
  const { pairs } = earContrasts[0]!;
  const missed = pairs[0]!.id;
  const count = (history: EarHistory) =>
    seeds
      .flatMap((seed) => round({ seed, history, focus: first }))
      .filter(({ pair }) => pair === missed).length;
  const recent = pairs.map(({ id }) => ({ pair: id, asked: 4, heard: id === missed ? 0 : 4 }));
  expect(count({ contrasts: [], recent })).toBeGreaterThan(1.3 * count(NO_HISTORY));
});
