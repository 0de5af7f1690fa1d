import { beforeEach, expect, test, vi } from 'vitest';
import { type Clip, createPlayer } from './player.ts';

/** A clip that sounds until it is told to end. */
function clip(name: string, log: string[]) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let over = false;
  const end = () => {
    over = true;
    resolve();
  };
  const play: Clip = (signal, heard) => {
    log.push(`${name} starts`);
    heard({ seconds: 0 });
    signal.addEventListener('abort', () => {
      if (!over) log.push(`${name} is stopped`);
      end();
    });
    return ended;
  };
  return { play, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
let log: string[];
beforeEach(() => {
  log = [];
});

test('only one sound plays at a time', async () => {
  const player = createPlayer();
  const [one, two] = [clip('one', log), clip('two', log)];
  void player.play({ key: 'a', clips: [one.play] });
  void player.play({ key: 'b', clips: [two.play] });
  await settle();
  expect(log).toEqual(['one starts', 'one is stopped', 'two starts']);
  expect(player.playing.get()?.key).toBe('b');
});

test('clips follow one another, and then it is quiet', async () => {
  const player = createPlayer();
  const [one, two] = [clip('one', log), clip('two', log)];
  const done = player.play({ key: 'both', clips: [one.play, two.play] });
  one.end();
  await vi.waitFor(() => expect(player.playing.get()?.clip).toBe(1));
  two.end();
  await done;
  expect(log).toEqual(['one starts', 'two starts']);
  expect(player.playing.get()).toBeUndefined();
});

test('it is loading until the first sound is heard', async () => {
  const player = createPlayer();
  const gate = Promise.withResolvers<void>();
  void player.play({
    key: 'slow',
    clips: [
      async (_, heard) => {
        await gate.promise;
        heard({ seconds: 0 });
        await new Promise(() => {});
      },
    ],
  });
  expect(player.playing.get()?.phase).toBe('loading');
  gate.resolve();
  await settle();
  expect(player.playing.get()?.phase).toBe('playing');
});

test('a second tap on the same button stops', async () => {
  const player = createPlayer();
  const one = clip('one', log);
  player.toggle({ key: 'a', clips: [one.play] });
  player.toggle({ key: 'a', clips: [one.play] });
  await settle();
  expect(player.playing.get()).toBeUndefined();
  expect(log).toEqual(['one starts', 'one is stopped']);
});

test('a failure is told once and ends it', async () => {
  const player = createPlayer();
  const onFail = vi.fn<(error: unknown) => void>();
  await player.play({ key: 'a', clips: [() => Promise.reject(new Error('no'))], onFail });
  expect(onFail).toHaveBeenCalledOnce();
  expect(player.playing.get()).toBeUndefined();
});

test('what was stopped does not complain afterwards', async () => {
  const player = createPlayer();
  const onFail = vi.fn<(error: unknown) => void>();
  const gate = Promise.withResolvers<void>();
  const done = player.play({ key: 'a', clips: [() => gate.promise], onFail });
  player.stop();
  gate.reject(new Error('late'));
  await done;
  expect(onFail).not.toHaveBeenCalled();
});

test('a loop begins again until it is stopped', async () => {
  vi.useFakeTimers();
  const player = createPlayer();
  let times = 0;
  const done = player.play({
    key: 'loop',
    loop: true,
    clips: [
      () => {
        times += 1;
        return Promise.resolve();
      },
    ],
  });
  await vi.advanceTimersByTimeAsync(1500);
  player.stop();
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
  expect(times).toBe(3);
});
