import { expect, test } from 'vitest';
import { bySpeaker } from './speaker-draws.ts';

type Item = { speaker: string; value: number };
const mean = (items: readonly Item[]) =>
  items.reduce((sum, { value }) => sum + value, 0) / items.length;
const draw = (items: Item[]) => bySpeaker(items, ({ speaker }) => speaker, mean);

test('speakers who agree leave no doubt, and speakers who differ do', () => {
  const items = (difference: number) =>
    Array.from({ length: 40 }, (_, i) => ({
      speaker: `s${i % 8}`,
      value: 5 + difference * (i % 8),
    }));
  expect(draw(items(0))).toEqual({ value: 5, low: 5, high: 5 });
  const { value, low, high } = draw(items(1));
  expect(value).toBeCloseTo(8.5);
  expect(low).toBeLessThan(8);
  expect(high).toBeGreaterThan(9);
});

test('many readings by few people are no surer than few', () => {
  const readings = (each: number) =>
    ['a', 'b', 'c', 'd'].flatMap((speaker, i) =>
      Array.from({ length: each }, () => ({ speaker, value: i })),
    );
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  expect(width(draw(readings(50)))).toBeCloseTo(width(draw(readings(2))));
});

test('the same items always give the same interval', () => {
  const items = Array.from({ length: 30 }, (_, i) => ({ speaker: `s${i % 9}`, value: i }));
  expect(draw(items)).toEqual(draw(items));
});
