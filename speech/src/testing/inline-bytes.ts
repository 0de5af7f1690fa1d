const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes behind a base64 data URL, as Vite's `?url&inline` imports give them. */
export function inlineBytes(dataUrl: string): Uint8Array {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1).replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const valueOf = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = ((held << 6) | (valueOf.get(text.charCodeAt(i)) ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}
