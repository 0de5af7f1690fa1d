import { expect, test } from 'vitest';
import { classAddress, sceneItemAddress } from '../classes/addresses.ts';
import { addressOfStep } from '../today/addresses.ts';
import {
  endAddress,
  lineAddress,
  sceneAddress,
  scenePlaceFrom,
  STEPS,
  stepAddress,
} from './addresses.ts';
import { wayBack } from './way-back.ts';

const TOKEN = 'x'.repeat(43);
const search = (address: string) => address.split('?')[1] ?? '';

test('the address of a step or of a line leads back to it', () => {
  expect(STEPS.map((step) => scenePlaceFrom(search(stepAddress('a', step))))).toEqual(
    STEPS.map((step) => ({ screen: 'scene', step, end: false, from: undefined })),
  );
  expect(scenePlaceFrom(search(lineAddress('a', 3)))).toMatchObject({
    screen: 'line',
    line: 3,
    end: false,
  });
});

test('a line that was opened from the end of a run leads back there', () => {
  const address = lineAddress('a', 3, { fromEnd: true });
  expect(address).toBe('/scenes/a?line=4&end');
  expect(scenePlaceFrom(search(address))).toMatchObject({ line: 3, end: true });
  expect(scenePlaceFrom(search(endAddress('a')))).toMatchObject({ screen: 'scene', end: true });
});

test('a scene opens with what was left of it, unless its address names a step', () => {
  expect(sceneAddress('a')).toBe('/scenes/a');
  for (const odd of ['', '?step=sing', '?line=0', '?line=x', '?line=-1']) {
    expect(scenePlaceFrom(odd)).toMatchObject({ screen: 'scene', step: undefined, end: false });
  }
});

test.each([
  ['a class', { class: TOKEN }, classAddress(TOKEN)],
  ['today’s practice', 'today', '/today'],
  ['the scenes', undefined, '/scenes'],
] as const)(
  'what was opened from %s leads back there, through steps, lines, and ends',
  (_, from, to) => {
    for (const address of [
      sceneAddress('a', from),
      stepAddress('a', 'part', from),
      lineAddress('a', 2, { from }),
      lineAddress('a', 2, { fromEnd: true, from }),
      endAddress('a', from),
    ]) {
      expect(wayBack(scenePlaceFrom(search(address)).from).to).toBe(to);
    }
  },
);

test('a class and today’s practice open a scene so', () => {
  const place = (address: string) => scenePlaceFrom(search(address));
  expect(place(sceneItemAddress('a', TOKEN))).toMatchObject({
    step: 'part',
    from: { class: TOKEN },
  });
  const scene = { kind: 'scene', id: 'scene', seconds: 120, slug: 'a', title: 'A', before: null };
  expect(place(addressOfStep(scene as Parameters<typeof addressOfStep>[0]))).toMatchObject({
    from: 'today',
  });
});

test('what is no token of a class is none', () => {
  expect(scenePlaceFrom('?class=//evil.example').from).toBeUndefined();
});
