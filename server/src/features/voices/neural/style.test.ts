import { expect, test } from 'vitest';
import { npz } from '../../../../test/voices/packed.ts';
import { readStyle, STYLE_LENGTH } from './style.ts';

const row = (value: number) => new Float32Array(STYLE_LENGTH).fill(value);
const bytesOf = (numbers: Float32Array) => new Uint8Array(numbers.buffer);

test('of several rows, the one for the length of the text is taken, or the last', () => {
  const style = readStyle(bytesOf(Float32Array.from([...row(1), ...row(2), ...row(3)])));
  expect([0, 1, 2, 400].map((tokens) => style.rowFor(tokens)[0])).toEqual([1, 2, 3, 3]);
  expect(style.rowFor(0)).toHaveLength(STYLE_LENGTH);
});

test('of an archive, the row of the speaker is taken', () => {
  const archive = npz({ 'expr-voice-2-f': row(0.25), 'expr-voice-5-m': row(0.5) });
  expect(readStyle(archive, 'expr-voice-5-m').rowFor(9)).toEqual(row(0.5));
  expect(() => readStyle(archive, 'expr-voice-9-x')).toThrow('There is no speaker called');
});

test.each([
  ['cut in a number', bytesOf(row(1)).subarray(0, 1001)],
  ['cut in a row', bytesOf(row(1)).subarray(0, 400)],
  ['empty', new Uint8Array()],
  ['not made of numbers', bytesOf(row(Number.NaN))],
])('a file that is %s is refused', (_what, bytes) => {
  expect(() => readStyle(bytes)).toThrow('A file of speakers is');
});

test('an archive that is cut is refused', () => {
  const archive = npz({ a: row(1) });
  expect(() => readStyle(archive.subarray(0, 500), 'a')).toThrow(
    'A file of speakers is no archive',
  );
});
