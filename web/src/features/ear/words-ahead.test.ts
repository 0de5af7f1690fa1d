import { earContrasts, type EarStanding } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { chooseQuestions, type EarHistory, NO_HISTORY } from './choose-questions.ts';
import { wordsAhead } from './words-ahead.ts';

const VOICES = ['en-US-Neural2-F', 'en-US-Neural2-D'];
const ids = earContrasts.map(({ id }) => id);

function ahead(history: EarHistory, canSay = (_voice: string, _pair: string) => true) {
  return wordsAhead({ contrasts: earContrasts, history, voices: VOICES, canSay });
}
const wordsOf = (id: string) =>
  earContrasts
    .find((contrast) => contrast.id === id)!
    .pairs.flatMap(({ words }) => words.map(({ text }) => text));
const isAhead = (history: EarHistory, id: string) => {
  const words = ahead(history);
  return wordsOf(id).every((word) => words.has(word));
};

function standing(contrast: string, mark: EarStanding['mark'], heard = 5): EarStanding {
  const last = { asked: 10, heard, at: '2026-03-01T12:00:00.000Z' };
  return { contrast, asked: 10, heard, last, mark };
}
const onPath = (contrasts: EarStanding[], order = ids): EarHistory => ({
  contrasts,
  recent: [],
  path: { order, pinned: [] },
});

describe('the words of the rounds ahead', () => {
  test('are those of what is in training and of what comes next on the path', () => {
    const last = ids.at(-1)!;
    const history = onPath([standing(ids[0]!, 'heard', 10), standing(last, 'not-yet')]);
    expect(isAhead(history, last)).toBe(true);
    expect(isAhead(history, ids[1]!)).toBe(true);
    expect(isAhead(history, ids[0]!)).toBe(false);
    expect(isAhead(history, ids[9]!)).toBe(false);
  });

  test('are never those of what was skipped', () => {
    const skipped = ids[1]!;
    const order = ids.filter((id) => id !== skipped);
    expect(isAhead(onPath([standing(skipped, 'not-yet')], order), skipped)).toBe(false);
  });

  test('leave room for what is new, however much is in training', () => {
    const training = ids.slice(0, 20).map((id) => standing(id, 'not-yet'));
    expect(isAhead(onPath(training), ids[20]!)).toBe(true);
  });

  test('are few, and named in each voice that says their pair apart', () => {
    const words = ahead(NO_HISTORY, (voice) => voice === VOICES[0]);
    expect(words.size).toBeGreaterThan(60);
    expect(words.size).toBeLessThan(160);
    for (const voices of words.values()) expect([...voices]).toEqual([VOICES[0]]);
    expect(ahead(NO_HISTORY, () => false).size).toBe(0);
  });

  test('are enough for the rounds that can be had with them', () => {
    const history = onPath([standing(ids[3]!, 'not-yet'), standing(ids[0]!, 'once', 9)]);
    const words = ahead(history);
    const pairs = new Map(earContrasts.flatMap((one) => one.pairs.map((pair) => [pair.id, pair])));
    const canSay = (voice: string, id: string) =>
      pairs.get(id)!.words.every(({ text }) => words.get(text)?.has(voice));
    for (let seed = 1; seed <= 50; seed++) {
      const given = { contrasts: earContrasts, history, voices: VOICES, canSay, seed };
      expect(chooseQuestions(given)).toHaveLength(20);
    }
  });
});
