const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Without `atob`, which belongs to browsers and Node, not to the language. Skips white space. */
export function bytesFromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = base64.replace(/[\s=]/g, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const valueOf = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));
  let bits = 0;
  let buffer = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    buffer = ((buffer << 6) | (valueOf.get(text.charCodeAt(i)) ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (buffer >> bits) & 0xff;
  }
  return bytes;
}
