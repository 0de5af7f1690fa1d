import { bytesFromBase64 } from '../assembly/base64.ts';

/** The bytes of a base64 data URL, as from Vite's `?url&inline` imports. */
export function inlineBytes(dataUrl: string): Uint8Array {
  return bytesFromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1));
}
