import { ENOUGH_TRIES, type SoundProgress } from '@saywell/contract';
import { expect, test } from 'vitest';
import {
  earStandingOf,
  moreTries,
  mostImproved,
  soundForToday,
  soundLabel,
  standingOf,
} from './standing.ts';

const th: SoundProgress = {
  phone: 'TH',
  ipa: 'θ',
  kind: 'consonant',
  tries: 8,
  accuracy: 0.47,
  trend: null,
  lastPracticedAt: null,
  dueAt: null,
};

test('a sound stands where its accuracy puts it', () => {
  expect(standingOf({ accuracy: 0.75 })).toBe('clear');
  expect(standingOf({ accuracy: 0.74 })).toBe('close');
  expect(standingOf({ accuracy: 0.49 })).toBe('notyet');
  expect(standingOf({ accuracy: null })).toBe('none');
});

test('a sound is named in words, never by its sign alone', () => {
  expect(soundLabel(th)).toBe('th as in thin, 47 out of 100, not yet');
  expect(soundLabel({ ...th, accuracy: null, tries: 2 })).toBe(
    'th as in thin, 2 tries, not enough yet',
  );
  expect(soundLabel({ ...th, accuracy: null, tries: 0 })).toBe('th as in thin, not tried yet');
});

test('a sound that was trained by ear says so', () => {
  expect(soundLabel({ ...th, byEar: { trained: 2, heard: 1 } })).toBe(
    'th as in thin, 47 out of 100, not yet; by ear 1 of 2 heard',
  );
  expect(earStandingOf({})).toBe('none');
  expect(earStandingOf({ byEar: { trained: 0, heard: 0 } })).toBe('none');
  expect(earStandingOf({ byEar: { trained: 2, heard: 1 } })).toBe('some');
  expect(earStandingOf({ byEar: { trained: 2, heard: 2, main: true } })).toBe('all');
  expect(earStandingOf({ byEar: { trained: 2, heard: 2, main: false } })).toBe('some');
  expect(earStandingOf({ byEar: { trained: 2, heard: 1, main: true } })).toBe('some');
});

test('too few tries say how many are missing', () => {
  expect(moreTries({ tries: 0 })).toContain(`in ${ENOUGH_TRIES} words`);
  expect(moreTries({ tries: 3 })).toContain(`${ENOUGH_TRIES - 3} more`);
});

const sound = (phone: string, rest: Partial<SoundProgress> = {}): SoundProgress => ({
  phone,
  ipa: phone,
  kind: 'consonant',
  tries: 8,
  accuracy: 0.8,
  trend: null,
  lastPracticedAt: null,
  dueAt: null,
  ...rest,
});

const phones = (list: { sound: SoundProgress }[]) => list.map((one) => one.sound.phone);

test('the two that gained most come first', () => {
  const improved = mostImproved([
    sound('S', { trend: { from: 0.7, to: 0.75 } }),
    sound('TH', { trend: { from: 0.58, to: 0.74 } }),
    sound('R', { trend: { from: 0.5, to: 0.6 } }),
  ]);
  expect(phones(improved)).toEqual(['TH', 'R']);
});

test('what fell or stayed the same is no improvement', () => {
  const trends = [
    { from: 0.8, to: 0.7 },
    { from: 0.7, to: 0.72 },
  ];
  expect(mostImproved(trends.map((trend) => sound('S', { trend })))).toEqual([]);
});

test('the sound for today is the first of the plan that has enough tries', () => {
  const sounds = [
    sound('S', { accuracy: 0.6 }),
    sound('TH', { accuracy: null, tries: 2 }),
    sound('R', { accuracy: 0.4 }),
  ];
  expect(soundForToday(sounds, ['TH', 'R', 'S'])?.phone).toBe('R');
  expect(soundForToday(sounds, ['TH', 'V'])).toBeUndefined();
});
