import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccountStorage, forgetAccount, forgetAccounts } from './account-storage.ts';
import { storageOf } from './testing-storage.ts';

let stored: Map<string, string>;
const heard = new EventTarget();
beforeEach(() => {
  stored = new Map([['saywell-theme', 'dark']]);
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('window', heard);
});
afterEach(() => vi.unstubAllGlobals());

const notes = createAccountStorage<string>({
  prefix: 'saywell-scene:',
  parse: (value) => (typeof value === 'string' ? value : undefined),
});

test('a value belongs to one account', () => {
  notes.set(1, 'lunch', 'mine');
  notes.set(12, 'doctor', 'theirs');
  expect([notes.get(1, 'lunch'), notes.get(12, 'lunch')]).toEqual(['mine', undefined]);
  expect(notes.keys(1)).toEqual(['lunch']);
  notes.drop(1, 'lunch');
  expect(notes.keys(1)).toEqual([]);
});

test('at a sign-out nothing of any account stays, and what is nobody’s does', () => {
  notes.set(1, 'lunch', 'mine');
  notes.set(12, 'doctor', 'theirs');
  forgetAccounts();
  expect([...stored]).toEqual([['saywell-theme', 'dark']]);
});

test('whoever signs in keeps what is theirs, and nothing of others', () => {
  notes.set(1, 'lunch', 'mine');
  notes.set(12, 'doctor', 'theirs');
  forgetAccounts({ but: 1 });
  expect([notes.get(1, 'lunch'), notes.get(12, 'doctor')]).toEqual(['mine', undefined]);
});

test('what is kept of one account can be forgotten alone', () => {
  notes.set(1, 'lunch', 'mine');
  notes.set(12, 'doctor', 'theirs');
  forgetAccount(1);
  expect([notes.get(1, 'lunch'), notes.get(12, 'doctor')]).toEqual([undefined, 'theirs']);
});

test('a change in another tab is told, for this value and when all is gone', () => {
  const changed = vi.fn<() => void>();
  const stop = notes.onElsewhere(1, 'lunch', changed);
  const tell = (key: string | null) =>
    heard.dispatchEvent(Object.assign(new Event('storage'), { key }));
  tell('saywell-scene:1:doctor');
  expect(changed).not.toHaveBeenCalled();
  tell('saywell-scene:1:lunch');
  tell(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  tell(null);
  expect(changed).toHaveBeenCalledTimes(2);
});
