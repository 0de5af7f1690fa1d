import { expect, test } from 'vitest';
import { barHeight, barKind, dayName, sentence } from './weekly-chart.tsx';

test.each([
  [0, 'none'],
  [1, 'short'],
  [3, 'short'],
  [4, 'mid'],
  [7, 'mid'],
  [8, 'full'],
  [90, 'full'],
])('%d minutes make a bar that is %s', (minutes, kind) => {
  expect(barKind(minutes)).toBe(kind);
});

test('the longest day is as tall as the chart, half of it half as tall', () => {
  expect(barHeight(20, 20)).toBe(100);
  expect(barHeight(10, 20)).toBe(50);
});

test('a minute is seen beside an hour, and a week of short days stays low', () => {
  expect(barHeight(1, 60)).toBeGreaterThanOrEqual(6);
  expect(barHeight(2, 2)).toBe(25);
});

test('a day keeps its name in every zone', () => {
  expect(dayName('2026-03-02', 'short')).toBe('Mon');
  expect(dayName('2026-03-08', 'long')).toBe('Sunday');
});

const day = { date: '2026-03-02', minutes: 0, exercises: 0, accuracy: 0, isToday: false };

test('a day of ear training or drills alone has its minutes, and is no empty day', () => {
  expect(sentence(day)).toBe('Monday: no practice');
  expect(sentence({ ...day, minutes: 2 })).toBe('Monday: 2 minutes');
  expect(sentence({ ...day, minutes: 2, exercises: 1, accuracy: 80 })).toBe(
    'Monday: 2 minutes, 1 exercise, 80% accuracy',
  );
});
