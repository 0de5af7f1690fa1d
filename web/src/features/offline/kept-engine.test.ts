import { beforeEach, expect, test, vi } from 'vitest';
import { type Engine, keepEngine, keptEngine, lookUpEngine } from './kept-engine.ts';

const engine = (more: Partial<Engine> = {}): Engine => ({
  bytes: 1,
  isKept: async () => false,
  keep: async () => true,
  ...more,
});

beforeEach(() => keptEngine.set('unknown'));

test('what is there is found', async () => {
  await lookUpEngine(engine());
  expect(keptEngine.get()).toBe('none');
  await lookUpEngine(engine({ isKept: async () => true }));
  expect(keptEngine.get()).toBe('kept');
});

test('it is busy until it is kept, and asked for once', async () => {
  let finish = () => {};
  const keep = vi.fn<() => Promise<boolean>>(
    () => new Promise((kept) => (finish = () => kept(true))),
  );
  const both = [keepEngine(engine({ keep })), keepEngine(engine({ keep }))];
  await lookUpEngine(engine());
  expect(keptEngine.get()).toBe('busy');
  finish();
  await Promise.all(both);
  expect(keptEngine.get()).toBe('kept');
  expect(keep).toHaveBeenCalledTimes(1);
});

test('a device that cannot score is named, also when somebody looks again', async () => {
  await keepEngine(engine({ keep: async () => false }));
  await lookUpEngine(engine({ isKept: async () => true }));
  expect(keptEngine.get()).toBe('unfit');
});

test('a full disk and a lost connection are told apart', async () => {
  const failing = (error: Error) => engine({ keep: () => Promise.reject(error) });
  await keepEngine(failing(new DOMException('No room', 'QuotaExceededError')));
  expect(keptEngine.get()).toBe('full');
  await keepEngine(failing(new TypeError('Failed to fetch')));
  expect(keptEngine.get()).toBe('network');
});
