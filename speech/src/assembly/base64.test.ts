import { expect, test } from 'vitest';
import { bytesFromBase64 } from './base64.ts';

test.each([
  ['', []],
  ['AA==', [0]],
  ['//8=', [255, 255]],
  ['AGFzbQ==', [0, 0x61, 0x73, 0x6d]],
  ['\nAGFz\n  bQE+\n', [0, 0x61, 0x73, 0x6d, 1, 0x3e]],
])('%j', (text, bytes) => {
  expect([...bytesFromBase64(text)]).toEqual(bytes);
});
