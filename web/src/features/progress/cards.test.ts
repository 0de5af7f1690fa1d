import { expect, test } from 'vitest';
import { accuracyNote, streakNote } from './cards.tsx';

const totals = { accuracy: 79, exercises: 63 };

test('a week that helped is told', () => {
  expect(accuracyNote(totals, 73)).toBe('Up 6 since last week.');
});

test('a week that did not help is nobody’s fault', () => {
  expect(accuracyNote(totals, 79)).toBe('The average of all your scored exercises.');
  expect(accuracyNote(totals, 85)).toBe('The average of all your scored exercises.');
});

test('without anything before, or without knowing it, nothing is compared', () => {
  expect(accuracyNote(totals, null)).toBe('The average of all your scored exercises.');
  expect(accuracyNote({ accuracy: 79, exercises: 12_345 })).toBe(
    'The average of all your scored exercises.',
  );
  expect(accuracyNote({ accuracy: 79, exercises: 1 })).toBe('Based on one exercise.');
  expect(accuracyNote({ accuracy: 0, exercises: 0 }, null)).toContain('first scored exercise');
});

const streak = {
  streak: 6,
  best: 11,
  practicedToday: true,
  freezeAvailable: true,
  frozenDay: null,
};

test('a freeze in reserve is told', () => {
  expect(streakNote(streak)).toBe(
    'You have one streak freeze: if you miss a day, your streak stays.',
  );
});

test('a day that was forgiven is named in the person’s own calendar', () => {
  const note = streakNote({ ...streak, freezeAvailable: false, frozenDay: '2026-03-04' });
  expect(note).toBe('You missed Wednesday, but this week’s freeze saved your streak.');
});

test('before practice the note says what today would make of it', () => {
  expect(streakNote({ ...streak, practicedToday: false })).toBe('One exercise today makes it 7.');
});

test('practice that waits to be sent is not asked for again', () => {
  const note = 'Today’s practice counts once it’s sent.';
  expect(streakNote({ ...streak, practicedToday: false }, 1)).toBe(note);
  expect(streakNote(streak, 1)).not.toBe(note);
});

test('without a streak nobody is blamed', () => {
  const note = streakNote({ ...streak, streak: 0, practicedToday: false });
  expect(note).not.toMatch(/lost|missed|broke/i);
});
