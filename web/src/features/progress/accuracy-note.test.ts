import { expect, test } from 'vitest';
import { accuracyNote } from './accuracy-note.ts';

const totals = { accuracy: 79, exercises: 63 };

test('a week that helped is told', () => {
  expect(accuracyNote(totals, 73)).toBe('Up 6 since last week.');
});

test('a week that did not help is nobody’s fault', () => {
  expect(accuracyNote(totals, 79)).toBe('Over all 63 exercises.');
  expect(accuracyNote(totals, 85)).toBe('Over all 63 exercises.');
});

test('without anything before, or without knowing it, nothing is compared', () => {
  expect(accuracyNote(totals, null)).toBe('Over all 63 exercises.');
  expect(accuracyNote({ accuracy: 79, exercises: 12_345 })).toBe('Over all 12,345 exercises.');
  expect(accuracyNote({ accuracy: 79, exercises: 1 })).toBe('Over one exercise.');
  expect(accuracyNote({ accuracy: 0, exercises: 0 }, null)).toContain('first exercise');
});
