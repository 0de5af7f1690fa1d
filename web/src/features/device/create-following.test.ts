import { expect, test } from 'vitest';
import { createFollowing, type ToFollower } from './create-following.ts';

const ASKED = { phrase: 'Thank you so much.', trains: undefined };

/** A following with a worker that answers when it is told to. */
function opened() {
  const asked: ToFollower[] = [];
  let time = 0;
  const following = createFollowing(
    (message) => asked.push(message),
    () => time,
  );
  following.begin(ASKED);
  return {
    following,
    asked,
    hear: (...values: number[]) => following.hear(new Float32Array(values), 48_000),
    answer: (words: number, { done = false, after = 20, id = 1 } = {}) => {
      time += after;
      following.answer({ kind: 'heard', id, words, done });
    },
  };
}

const samplesOf = (message: ToFollower | undefined) =>
  message?.kind === 'hear' ? [...message.samples] : undefined;

test('words are heard as the worker answers', () => {
  const { following, hear, answer } = opened();
  hear(1);
  answer(2);
  expect(following.heard.get()).toEqual({ words: 2, done: false });
  hear(2);
  answer(4, { done: true });
  expect(following.heard.get()).toEqual({ words: 4, done: true });
});

test('part of the phrase is said while more than one word is to come', () => {
  const { following, hear, answer } = opened();
  const saidAfter = (words: number, done = false) => {
    hear(1);
    answer(words, { done });
    return following.said();
  };
  expect(following.said()).toBe('unsure');
  expect(saidAfter(1)).toBe('part');
  expect(saidAfter(2)).toBe('part');
  // The last word may have been said in a way that was not recognized.
  expect(saidAfter(3)).toBe('unsure');
  expect(saidAfter(4)).toBeUndefined();
  expect(saidAfter(4, true)).toBe('all');
});

test('without words to follow, nothing is known of what was said', () => {
  const { following, hear } = opened();
  following.begin(ASKED, { words: false });
  hear(1);
  expect(following.said()).toBeUndefined();
  following.begin();
  expect(following.said()).toBeUndefined();
  following.begin({ ...ASKED, phrase: 'Thanks.' });
  expect(following.said()).toBeUndefined();
});

test('what comes while the worker is busy is sent together when it is through', () => {
  const { asked, hear, answer } = opened();
  hear(1, 2);
  hear(3);
  hear(4, 5);
  expect(asked.map(samplesOf)).toEqual([undefined, [1, 2]]);
  answer(0);
  expect(samplesOf(asked[2])).toEqual([3, 4, 5]);
  answer(0);
  expect(asked).toHaveLength(3);
});

const isFollowed = (message: ToFollower | undefined) =>
  message?.kind === 'hear' ? message.follows : undefined;

test('a worker that was too slow three times still hears, but follows and ends nothing', () => {
  const { following, asked, hear, answer } = opened();
  for (const words of [1, 2]) {
    hear(1);
    answer(words, { after: 301 });
  }
  hear(1);
  answer(4, { after: 301, done: true });
  expect(following.heard.get()).toEqual({ words: 4, done: false });
  expect(asked.slice(1).map(isFollowed)).toEqual([true, true, true]);
  hear(2);
  expect(samplesOf(asked.at(-1))).toEqual([2]);
  expect(isFollowed(asked.at(-1))).toBe(false);
});

test('the next recording is followed again', () => {
  const { following, asked, hear, answer } = opened();
  for (const words of [1, 2, 3]) {
    hear(1);
    answer(words, { after: 301 });
  }
  following.begin(ASKED);
  hear(1);
  expect(isFollowed(asked.at(-1))).toBe(true);
});

test('without its words a recording is heard, not followed', () => {
  const { following, asked, hear } = opened();
  following.begin(ASKED, { words: false });
  hear(1);
  expect(isFollowed(asked.at(-1))).toBe(false);
});

test('a worker that takes 300 ms is fast enough', () => {
  const { following, hear, answer } = opened();
  for (const words of [1, 2, 3, 4]) {
    hear(1);
    answer(words, { after: 300, done: words === 4 });
  }
  expect(following.heard.get().done).toBe(true);
});

test('the next recording begins with nothing heard, and hears no answer of the one before', () => {
  const { following, hear, answer } = opened();
  hear(1);
  following.begin(ASKED);
  answer(3);
  expect(following.heard.get()).toEqual({ words: 0, done: false });
  hear(2);
  answer(1, { id: 2 });
  expect(following.heard.get().words).toBe(1);
});

test('after the end nothing is sent any more', () => {
  const { following, asked, hear } = opened();
  following.end();
  hear(1);
  expect(asked).toHaveLength(1);
});
