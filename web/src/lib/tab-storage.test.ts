import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage, isRecord, isStillOnServer } from './tab-storage.ts';

const HOUR_MS = 3600 * 1000;
/** Characters; enough for one note of the tests, not for two. */
let room = Infinity;
let stored: Record<string, string>;

beforeEach(() => {
  room = Infinity;
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      if (Object.values(stored).join('').length + text.length > room) throw new Error('full');
      stored[key] = text;
    },
    removeItem: (key: string) => delete stored[key],
  };
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: entry }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const entry = () => ({ enumerable: true, configurable: true });

const notes = createTabStorage<{ text: string }>({
  prefix: 'note:',
  parse: (value) => {
    if (!isRecord(value) || typeof value['text'] !== 'string') return undefined;
    return { text: value['text'] };
  },
});

test('what was set is there until it is dropped', () => {
  notes.set('one', { text: 'first' });
  notes.set('two', { text: 'second' });
  expect(notes.get('one')).toEqual({ text: 'first' });
  notes.drop('one');
  expect(notes.get('one')).toBeUndefined();
  expect(notes.get('two')).toEqual({ text: 'second' });
});

test('what is there can be listed', () => {
  stored['else'] = 'kept';
  notes.set('one', { text: 'first' });
  notes.set('two', { text: 'second' });
  expect(notes.keys()).toEqual(['one', 'two']);
});

test.each(['{"text":7}', 'null', '[]', '"text"', '{', ''])('%s is no note', (text) => {
  stored['note:one'] = text;
  expect(notes.get('one')).toBeUndefined();
});

test('when there is no room, the newest takes the place of the others, and of nothing else', () => {
  stored['else'] = 'kept';
  notes.set('one', { text: 'first' });
  room = 30;
  notes.set('two', { text: 'second' });
  expect(stored).toEqual({ else: 'kept', 'note:two': '{"text":"second"}' });
});

test('without storage nothing is kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  notes.set('one', { text: 'first' });
  expect(notes.get('one')).toBeUndefined();
  notes.drop('one');
});

test('a take can be saved for a little less than a day', () => {
  expect(isStillOnServer({ at: 1000 }, 1000 + 23 * HOUR_MS - 1)).toBe(true);
  expect(isStillOnServer({ at: 1000 }, 1000 + 23 * HOUR_MS)).toBe(false);
});
