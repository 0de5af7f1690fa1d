import { earContrasts, type EarStanding } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { answered, moveOn, newRound } from '../../lib/rounds/round.ts';
import { NO_HISTORY } from './choose-questions.ts';
import { comesBack, type EarOutcome, missedIn, outcomesOf, soundToSay } from './outcome.ts';
import type { EarRound } from './round.ts';

const [one, other] = earContrasts.filter(({ sounds }) => sounds[0] !== '') as [
  (typeof earContrasts)[number],
  (typeof earContrasts)[number],
];

/** Ten questions for each contrast; so many are heard, the first pair is mixed up otherwise. */
function played(heardOfOne: number, heardOfOther: number): EarRound {
  const questions = [one, other].flatMap(({ id, pairs }) =>
    Array.from({ length: 10 }, () => ({
      contrast: id,
      pair: pairs[0]!.id,
      said: 0 as const,
      voice: 'she',
    })),
  );
  return questions.reduce<EarRound>(
    (round, _, place) => {
      const right = place % 10 < (place < 10 ? heardOfOne : heardOfOther);
      return moveOn(answered(round, { chose: right ? 0 : 1, ms: 500 }, 5), 500);
    },
    newRound(questions, 0),
  );
}

test('a round says how much of each contrast was heard, the best first', () => {
  expect(outcomesOf(played(6, 9))).toMatchObject([
    { contrast: { id: other.id }, asked: 10, heard: 9, well: true, missed: [other.pairs[0]] },
    { contrast: { id: one.id }, asked: 10, heard: 6, well: false, band: 'close' },
  ]);
});

test('a pair is listened to again in the voice in which it was mixed up', () => {
  const { questions, ...rest } = played(3, 9);
  const voiced = questions.map((question, place) => ({ ...question, voice: `voice ${place}` }));
  expect(missedIn({ ...rest, questions: voiced }, one.pairs[0]!.id)).toBe('voice 3');
});

test('what is no better than guessing is not close', () => {
  expect(outcomesOf(played(5, 0)).map(({ band }) => band)).toEqual(['notyet', 'notyet']);
  expect(outcomesOf(played(8, 9)).map(({ band }) => band)).toEqual(['clear', 'close']);
});

test('the sound to say next belongs to a contrast that was heard well', () => {
  expect(soundToSay(outcomesOf(played(6, 9)))).toBe(other.sounds.find((phone) => phone !== ''));
  expect(soundToSay(outcomesOf(played(6, 8)))).toBeUndefined();
});

describe('what becomes of a contrast', () => {
  const NOW = new Date(2026, 10, 23, 12).getTime();
  const YESTERDAY = NOW - 24 * 3_600_000;
  const [best, worst] = outcomesOf(played(2, 9)) as [EarOutcome, EarOutcome];
  const said = (outcome: EarOutcome, mark: EarStanding['mark'], lastAt: number) => {
    const last = { asked: 10, heard: 9, at: new Date(lastAt).toISOString() };
    const standing = { contrast: outcome.contrast.id, asked: 20, heard: 18, last, mark };
    return comesBack(outcome, { at: NOW, history: { contrasts: [standing], recent: [] } });
  };

  test('badly heard, it comes back, even where it counted as heard', () => {
    expect(comesBack(worst, { at: NOW, history: NO_HISTORY })).toContain('will come back');
    expect(said(worst, 'once', YESTERDAY)).toContain('will come back');
    expect(said(worst, 'heard', YESTERDAY)).toContain('will come back');
  });

  test('heard well for the first time, it wants another day', () => {
    expect(comesBack(best, { at: NOW, history: NO_HISTORY })).toContain('once more');
    expect(said(best, 'not-yet', YESTERDAY)).toContain('once more');
    // The server knows this round already.
    expect(said(best, 'once', NOW)).toContain('once more');
  });

  test('heard well on a second day, it counts as heard, whether or not the server knows yet', () => {
    expect(said(best, 'once', YESTERDAY)).toContain('You can hear this one');
    expect(said(best, 'heard', NOW)).toContain('You can hear this one');
  });

  test('where the first day is not known to be another, it says what counts', () => {
    expect(said(best, 'once', NOW - 3_600_000)).toBe(
      'After two days like this, it counts as heard.',
    );
  });

  test('a visitor is promised nothing that needs an account', () => {
    const lines = [best, worst].map((outcome) => comesBack(outcome));
    expect(lines).toEqual(['You heard this one well.', 'This one is worth another round.']);
  });
});
