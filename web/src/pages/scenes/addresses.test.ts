import { expect, test } from 'vitest';
import {
  endAddress,
  lineAddress,
  scenePlaceFrom,
  sceneAddress,
  STEPS,
  stepAddress,
} from './addresses.ts';

const search = (address: string) => address.slice(address.indexOf('?') + 1);

test('the address of a step or of a line leads back to it', () => {
  expect(STEPS.map((step) => scenePlaceFrom(search(stepAddress('a', step))))).toEqual(
    STEPS.map((step) => ({ screen: 'scene', step, end: false })),
  );
  expect(scenePlaceFrom(search(lineAddress('a', 3)))).toEqual({
    screen: 'line',
    line: 3,
    end: false,
  });
});

test('a line that was opened from the end of a run leads back there', () => {
  expect(scenePlaceFrom(search(lineAddress('a', 3, true)))).toMatchObject({ line: 3, end: true });
  expect(scenePlaceFrom(search(endAddress('a')))).toMatchObject({ screen: 'scene', end: true });
});

test('a scene opens with listening, whatever else its address says', () => {
  expect(stepAddress('a', 'listen')).toBe(sceneAddress('a'));
  for (const odd of ['', '?step=sing', '?line=0', '?line=x', '?line=-1']) {
    expect(scenePlaceFrom(odd)).toEqual({
      screen: 'scene',
      step: 'listen',
      end: false,
    });
  }
});
