import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { resample } from '../recording/resample.ts';
import { NOISES } from '../testing/noises.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { silence } from '../testing/sounds.ts';
import { spokenClips } from '../testing/swapped-voices.ts';

const engine = createEngine(shippedFiles);
const RATE = 16_000;

type Light = { at: number; words: number; done: boolean };

/** When how many words were said, and when the phrase was over; in seconds of the recording. */
function follow(phrase: string, samples: Float32Array, piece = 0.05): Light[] {
  const follower = engine.follow({ phrase });
  const lights: Light[] = [];
  const length = Math.round(piece * RATE);
  for (let at = 0; at < samples.length; at += length) {
    follower.push(samples.subarray(at, at + length), RATE);
    const now = follower.said();
    const last = lights.at(-1) ?? { words: 0, done: false };
    if (now.words !== last.words || now.done !== last.done) {
      lights.push({ at: (at + length) / RATE, ...now });
    }
  }
  return lights;
}

/** The same recording with this much silence after it. */
function withRest(samples: Float32Array, seconds: number): Float32Array {
  const rest = silence(seconds);
  const whole = new Float32Array(samples.length + rest.length);
  whole.set(samples);
  whole.set(rest, samples.length);
  return whole;
}

const wordEnds = (phrase: string, samples: Float32Array) =>
  engine.analyze({ samples, sampleRate: RATE, phrase }).words.map(({ end }) => end);

test.each(referenceClips)('each word of “$text” lights soon after its end', ({ text, samples }) => {
  const clip = withRest(samples, 1);
  const lights = follow(text, clip);
  const ends = wordEnds(text, clip);
  ends.forEach((end, word) => {
    const light = lights.find(({ words }) => words > word)!;
    expect(light.at).toBeGreaterThan(end - 0.1);
    expect(light.at).toBeLessThan(end + 0.5);
  });
});

test.each(referenceClips)('“$text” is over after its last sound', ({ text, samples }) => {
  const clip = withRest(samples, 1);
  const over = follow(text, clip).find(({ done }) => done)!;
  const end = Math.max(...wordEnds(text, clip));
  expect(over.at).toBeGreaterThan(end + 0.1);
  expect(over.at).toBeLessThan(end + 0.5);
});

test.each(Object.keys(NOISES))('%s lights nothing', (name) => {
  for (const { text } of referenceClips) {
    for (const seed of [1, 2]) expect(follow(text, NOISES[name]!(4, seed))).toEqual([]);
  }
});

test('silence lights nothing', () => {
  expect(follow(referenceClips[0]!.text, silence(4))).toEqual([]);
});

test.each(referenceClips)('“$text” lights nothing of another phrase', ({ samples }) => {
  expect(follow('because nobody looked', withRest(samples, 1))).toEqual([]);
});

test('at 48 kHz the same words light', () => {
  const { text, samples } = referenceClips[0]!;
  const clip = withRest(samples, 1);
  const follower = engine.follow({ phrase: text });
  follower.push(resample(clip, 16_000 / 3), 48_000);
  expect(follower.said()).toEqual({ words: text.split(' ').length, done: true });
});

test('words are counted as they are written', () => {
  const { samples } = referenceClips[0]!;
  const follower = engine.follow({ phrase: 'She – said yes!' });
  follower.push(withRest(samples, 1), RATE);
  expect(follower.said()).toEqual({ words: 4, done: true });
});

test('four in five phrases of a synthetic voice light to their end', () => {
  const over = spokenClips.filter(({ phrase, samples, said }) => {
    const last = follow(phrase, withRest(samples, 1)).at(-1);
    return said === undefined && last?.words === phrase.split(' ').length;
  });
  const right = spokenClips.filter(({ said }) => said === undefined);
  expect(over.length / right.length).toBeGreaterThan(0.8);
});
