import wabt from 'wabt';
import { expect, test } from 'vitest';
import { MULTIPLY_BYTES } from '../matrix/multiply-bytes.ts';
import multiply from '../matrix/multiply.wat?raw';
import { WEIGHTED_SUM_BYTES } from '../recording/weighted-sum-bytes.ts';
import weightedSum from '../recording/weighted-sum.wat?raw';
import { FFT_BYTES } from '../signal/fft-bytes.ts';
import fft from '../signal/fft.wat?raw';
import { bytesFromBase64 } from './base64.ts';

test.each([
  ['multiply.wat', multiply, MULTIPLY_BYTES],
  ['weighted-sum.wat', weightedSum, WEIGHTED_SUM_BYTES],
  ['fft.wat', fft, FFT_BYTES],
])('assembling %s gives exactly the bytes that run', async (name, source, bytes) => {
  const assembler = await wabt();
  const { buffer } = assembler.parseWat(name, source).toBinary({});
  expect(bytesFromBase64(bytes)).toEqual(buffer);
});
