import { expect, test } from 'vitest';
import { streakNote } from './streak-note.ts';

const streak = {
  streak: 6,
  best: 11,
  practicedToday: true,
  freezeAvailable: true,
  frozenDay: null,
};

test('a freeze in reserve is told', () => {
  expect(streakNote(streak)).toBe('One freeze saved. Miss a day, keep it.');
});

test('a day that was forgiven is named in the person’s own calendar', () => {
  const note = streakNote({ ...streak, freezeAvailable: false, frozenDay: '2026-03-04' });
  expect(note).toBe('You missed Wednesday. This week’s freeze kept it.');
});

test('before practice the note says what today would make of it', () => {
  expect(streakNote({ ...streak, practicedToday: false })).toBe('One exercise today makes it 7.');
});

test('without a streak nobody is blamed', () => {
  const note = streakNote({ ...streak, streak: 0, practicedToday: false });
  expect(note).not.toMatch(/lost|missed|broke/i);
});
