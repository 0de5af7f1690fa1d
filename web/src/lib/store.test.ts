import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store has the value that was set last', () => {
  const store = createStore(1);
  expect(store.get()).toBe(1);
  store.set(2);
  expect(store.get()).toBe(2);
});

test('a subscriber hears of every change until it stops listening', () => {
  const store = createStore('a');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set('b');
  store.set('c');
  stop();
  store.set('d');
  expect(heard).toEqual(['b', 'c']);
});

test('one that stops listening leaves the others subscribed', () => {
  const store = createStore(0);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe(first)();
  store.subscribe(second);
  store.set(1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
