import { expect, test } from 'vitest';
import { buzz, hiss, joined, louder, silence } from '../testing/sounds.ts';
import { findSpeech, stepEnergies } from './trim.ts';

const STEP = 160;
const loud = (samples: Float32Array) => louder(samples, 32_768);

/** Each part lasts so many steps of 10 ms, at so many dB. */
const clipOf = (...parts: [steps: number, level: number][]) =>
  joined(
    ...parts.map(([steps, level]) =>
      new Float32Array(steps * STEP).fill(Math.sqrt(10 ** (level / 10) - 1)),
    ),
  );
/** The first step of speech, without the 300 ms before it. */
const speechFrom = (clip: Float32Array) => findSpeech(clip).start / STEP + 30;

test('the voice is found with 300 ms around it', () => {
  const clip = loud(joined(silence(1), buzz(120, 140, 0.8), silence(2)));
  const { start, end } = findSpeech(clip);
  expect(start / 16_000).toBeCloseTo(0.7, 2);
  expect(end / 16_000).toBeCloseTo(2.09, 2);
});

test('room noise before and after is not speech', () => {
  const clip = loud(joined(hiss(1, 0.002), buzz(120, 140, 0.8), hiss(2, 0.002)));
  const { start, end } = findSpeech(clip);
  expect(start / 16_000).toBeCloseTo(0.7, 1);
  expect(end / 16_000).toBeCloseTo(2.1, 1);
});

test('a clip without anything louder than the rest stays whole', () => {
  expect(findSpeech(new Float32Array(8_000))).toEqual({ start: 0, end: 8_000 });
  expect(findSpeech(new Float32Array(10))).toEqual({ start: 0, end: 10 });
});

test('neither does one that is as loud from its start to its end', () => {
  const steady = clipOf([50, 60]);
  expect(findSpeech(steady)).toEqual({ start: 0, end: steady.length });
});

test('a recording may begin within the voice, or end in it', () => {
  const [voice, room] = [clipOf([100, 60]), clipOf([100, 20])];
  expect(findSpeech(joined(voice, room))).toMatchObject({ start: 0, end: 129 * STEP });
  expect(findSpeech(joined(room, voice))).toMatchObject({ start: 70 * STEP, end: 200 * STEP });
});

test('ten times the amplitude is 20 dB', () => {
  expect(stepEnergies(new Float32Array(STEP).fill(100))[0]).toBeCloseTo(40, 3);
  expect(stepEnergies(new Float32Array(STEP).fill(1_000))[0]).toBeCloseTo(60, 3);
});

test.each([
  ['over 35 % of the way from room to voice', 31, 200],
  ['under 35 % of the way', 30, 400],
])('a murmur %s: does the speech begin with it?', (_, murmur, expected) => {
  const clip = clipOf([200, 20], [100, murmur], [100, 20], [300, 50]);
  expect(speechFrom(clip)).toBeCloseTo(expected, -1);
});

test.each([
  ['34 dB below the voice', 36, 200],
  ['36 dB below', 34, 400],
])('a murmur in a silent room %s: does the speech begin with it?', (_, murmur, expected) => {
  const clip = clipOf([200, 4], [100, murmur], [100, 4], [300, 70]);
  expect(speechFrom(clip)).toBeCloseTo(expected, -1);
});

test('with digital silence around, the speech begins and ends where it did', () => {
  const room = clipOf([100, 20], [50, 35], [100, 20], [300, 70], [80, 20]);
  const { start, end } = findSpeech(room);
  const zeros = clipOf([20_000, 0]);
  expect(findSpeech(joined(zeros, room, zeros))).toEqual({
    start: start + zeros.length,
    end: end + zeros.length,
  });
});

test('where the room was taken away, the quietest tenth of the voice is not the room', () => {
  expect(speechFrom(clipOf([200, 0], [50, 42], [50, 0], [300, 70]))).toBeCloseTo(200, -1);
  expect(speechFrom(clipOf([200, 0], [50, 40], [50, 0], [300, 70]))).toBeCloseTo(300, -1);
});

test.each([
  ['over 3 dB, it is a quiet room', 3.1, 400],
  ['below, it is digital silence', 2.9, 600],
])('%s', (_, quiet, expected) => {
  const clip = clipOf([200, quiet], [200, 30], [100, 40], [100, 30], [300, 72]);
  expect(speechFrom(clip)).toBeCloseTo(expected, -1);
});

test.each([
  ['more than a tenth', 105, 80],
  ['less', 95, 480],
])('the quietest tenth is the room: %s of the clip is silent', (_, silent, expected) => {
  const clip = clipOf([80, 20], [400, 40], [50, 60], [550 - silent, 40], [silent - 80, 20]);
  expect(speechFrom(clip)).toBeCloseTo(expected, -1);
});

test.each([
  ['longer than 2 % of the clip', 25, 900],
  ['shorter', 15, 100],
])('a bang %s: is the voice, far below it, lost?', (_, bang, expected) => {
  const clip = clipOf([100, 20], [500, 40], [300, 20], [bang, 80], [100 - bang, 20]);
  expect(speechFrom(clip)).toBeCloseTo(expected, -1);
});
