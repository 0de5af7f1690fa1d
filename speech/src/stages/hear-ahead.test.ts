import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { joined, silence } from '../testing/sounds.ts';
import { createHeardAhead } from './hear-ahead.ts';
import { loadModels } from './load-models.ts';
import { readWords } from './read-take.ts';

const RATE = 16_000;
const models = loadModels(shippedFiles);
const [{ samples, text: phrase }, other] = referenceClips as [
  (typeof referenceClips)[0],
  (typeof referenceClips)[0],
];
const words = readWords(models.lexicon, { phrase });
const resting = (seconds: number) => prepare(joined(samples, silence(seconds)), RATE);

test.each(referenceClips)('“$text” heard ahead of its end is judged the same', (clip) => {
  const take = { samples: joined(clip.samples, silence(1)), sampleRate: RATE, phrase: clip.text };
  const engine = createEngine(shippedFiles);
  const follower = engine.follow(take);
  const steps = [];
  for (let at = 0; at < take.samples.length; at += 800) {
    follower.push(take.samples.subarray(at, at + 800), RATE);
    steps.push(follower.hearAhead());
  }
  expect(steps).toContain(true);
  expect(engine.analyze(take)).toEqual(createEngine(shippedFiles).analyze(take));
});

test('a recording that nobody follows is heard ahead as well', () => {
  const { samples, text } = referenceClips[0]!;
  const take = { samples: joined(samples, silence(1)), sampleRate: RATE, phrase: text };
  const engine = createEngine(shippedFiles);
  const follower = engine.follow(take);
  const steps = [];
  for (let at = 0; at < take.samples.length; at += 800) {
    follower.keep(take.samples.subarray(at, at + 800), RATE);
    steps.push(follower.hearAhead());
  }
  expect(follower.said()).toEqual({ words: 0, done: false });
  expect(steps).toContain(true);
  expect(engine.analyze(take)).toEqual(createEngine(shippedFiles).analyze(take));
});

test('what was heard while the voice rested is all that the take needs', () => {
  const ahead = createHeardAhead(models);
  let steps = 1;
  while (ahead.step(words, resting(0.6).whole, true)) steps += 1;
  // The recording itself, a copy in noise, and the alignment.
  expect(steps).toBe(3);
  expect(ahead.hearingOf(words, resting(0.7).samples)?.isOver()).toBe(true);
});

test('a take that ends meanwhile continues from there', () => {
  const ahead = createHeardAhead(models);
  ahead.step(words, resting(0.6).whole, true);
  const hearing = ahead.hearingOf(words, resting(0.6).samples)!;
  expect(hearing.isOver()).toBe(false);
  expect(hearing.finish().evaluation?.phones.length).toBeGreaterThan(5);
});

test('other speech or another phrase is not taken for what was heard', () => {
  const ahead = createHeardAhead(models);
  const hear = () => ahead.step(words, resting(0.6).whole, true);
  hear();
  expect(ahead.hearingOf(words, prepare(other.samples, RATE).samples)).toBeUndefined();
  hear();
  const others = readWords(models.lexicon, { phrase: other.text });
  expect(ahead.hearingOf(others, resting(0.6).samples)).toBeUndefined();
  hear();
  ahead.forget();
  expect(ahead.hearingOf(words, resting(0.6).samples)).toBeUndefined();
});

test('while somebody speaks, and in a breath, nothing is heard ahead', () => {
  const ahead = createHeardAhead(models);
  const step = (seconds: number, isWhole: boolean) => {
    const { whole, samples: speech, offset } = resting(0.6);
    const end = Math.round(offset * RATE) + speech.length;
    return ahead.step(words, whole.subarray(0, end + seconds * RATE), isWhole);
  };
  expect(step(-0.1, true)).toBe(false);
  expect(step(0.1, false)).toBe(false);
  expect(ahead.hearingOf(words, resting(0.6).samples)).toBeUndefined();
  expect(step(0.1, true)).toBe(true);
});
