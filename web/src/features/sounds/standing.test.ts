import { ENOUGH_TRIES } from '@saywell/contract';
import { expect, test } from 'vitest';
import { moreTries, soundLabel, type Sound, standingOf } from './standing.ts';

const th: Sound = {
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
  expect(soundLabel(th)).toBe('th as in thin, 47 of 100, not yet');
  expect(soundLabel({ ...th, accuracy: null, tries: 2 })).toBe(
    'th as in thin, 2 tries, not enough yet',
  );
  expect(soundLabel({ ...th, accuracy: null, tries: 0 })).toBe('th as in thin, not tried yet');
});

test('too few tries say how many are missing', () => {
  expect(moreTries({ tries: 0 })).toContain(`in ${ENOUGH_TRIES} words`);
  expect(moreTries({ tries: 3 })).toContain(`${ENOUGH_TRIES - 3} more`);
});
