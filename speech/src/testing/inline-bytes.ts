import { bytesFromBase64 } from '../model/base64.ts';

/** The bytes behind a base64 data URL, as Vite's `?url&inline` imports give them. */
export function inlineBytes(dataUrl: string): Uint8Array {
  return bytesFromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1));
}
