import { expect, test } from 'vitest';
import { trackSpan, voiceIn } from './tracks.tsx';

test('the track shows the example until you have spoken longer than it', () => {
  expect(trackSpan({ example: 1.9, limit: 4, elapsed: 1.1 })).toBe(1.9);
  expect(trackSpan({ example: 1.9, limit: 4, elapsed: 2.6 })).toBe(2.6);
});

test('without an example it shows the whole time there is', () => {
  expect(trackSpan({ example: undefined, limit: 4, elapsed: 1 })).toBe(4);
});

test('silence before and after the voice is not drawn, a pause within it is', () => {
  const silence = Array<number>(40).fill(0.01);
  const drawn = voiceIn([...silence, 0.9, ...silence, 0.5, ...silence]);
  expect(drawn.indexOf(0.9)).toBe(8);
  expect(drawn.length - drawn.indexOf(0.5)).toBe(8);
  expect(drawn).toHaveLength(8 + 1 + 40 + 8);
});

test('a take that is silent all through is drawn as it is', () => {
  expect(voiceIn([0, 0, 0])).toEqual([0, 0, 0]);
  expect(voiceIn([])).toEqual([]);
});
