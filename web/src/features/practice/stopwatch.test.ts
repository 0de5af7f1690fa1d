import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

function clocked() {
  let now = 0;
  const watch = createStopwatch(() => now);
  const wait = (seconds: number) => (now += seconds * 1000);
  return { watch, wait };
}

test('it counts from the beginning', () => {
  const { watch, wait } = clocked();
  wait(12);
  expect(watch.seconds()).toBe(12);
});

test('a hidden page does not count', () => {
  const { watch, wait } = clocked();
  wait(10);
  watch.rest();
  wait(1000);
  watch.resume();
  wait(5);
  expect(watch.seconds()).toBe(15);
});

test('a page left open counts five minutes, however long it stays', () => {
  const { watch, wait } = clocked();
  wait(3600);
  expect(watch.seconds()).toBe(300);
});

test('practicing for long counts in full', () => {
  const { watch, wait } = clocked();
  for (let take = 0; take < 10; take++) {
    wait(60);
    watch.touch();
  }
  expect(watch.seconds()).toBe(600);
});

test('time of an earlier visit counts as well', () => {
  const { watch, wait } = clocked();
  wait(20);
  watch.add(40);
  wait(3);
  expect(watch.seconds()).toBe(63);
});

test('a lap counts from the last one, however long the page was open before', () => {
  const { watch, wait } = clocked();
  wait(3600);
  watch.lap();
  wait(4);
  expect(watch.lap()).toBe(4);
  wait(6);
  expect(watch.lap()).toBe(6);
});
