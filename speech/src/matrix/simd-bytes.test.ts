import wabt from 'wabt';
import { expect, test } from 'vitest';
import { bytesFromBase64 } from '../model/base64.ts';
import { SIMD_BYTES } from './simd-bytes.ts';
import source from './simd.wat?raw';

test('assembling the source gives exactly the bytes that run', async () => {
  const assembler = await wabt();
  const { buffer } = assembler.parseWat('simd.wat', source).toBinary({});
  expect(bytesFromBase64(SIMD_BYTES)).toEqual(buffer);
});
