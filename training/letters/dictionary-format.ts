import { STRESSED_PHONES } from '@saywell/speech/phonemes';

const WORDS_PER_BLOCK = 32;

const symbolOf = new Map(STRESSED_PHONES.map((phone, index) => [phone, index]));

function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function encodeEntry(word: string, previous: string, variants: readonly string[][]): number[] {
  const shared = sharedPrefix(word, previous);
  const rest = word.slice(shared);
  const bytes = [shared, rest.length, ...Buffer.from(rest, 'latin1'), variants.length];
  for (const phones of variants) {
    bytes.push(phones.length);
    for (const phone of phones) {
      const symbol = symbolOf.get(phone);
      if (symbol === undefined) throw new Error(`${word}: unknown phone ${phone}`);
      bytes.push(symbol);
    }
  }
  return bytes;
}

/** The packed form of a word list; `speech/src/phonemes/dictionary.ts` is its reader. */
export function packDictionary(words: ReadonlyMap<string, string[][]>): Uint8Array {
  const sorted = [...words].toSorted(([a], [b]) => compareBytes(a, b));
  const blockStarts: number[] = [];
  const body: number[] = [];
  let previous = '';
  for (const [index, [word, variants]] of sorted.entries()) {
    if (index % WORDS_PER_BLOCK === 0) {
      blockStarts.push(body.length);
      previous = '';
    }
    for (const byte of encodeEntry(word, previous, variants)) body.push(byte);
    previous = word;
  }
  const head = Buffer.alloc(16 + 4 * blockStarts.length);
  head.write('SWD1', 0, 'latin1');
  head.writeUInt32LE(sorted.length, 4);
  head.writeUInt32LE(WORDS_PER_BLOCK, 8);
  head.writeUInt32LE(blockStarts.length, 12);
  for (const [block, start] of blockStarts.entries()) head.writeUInt32LE(start, 16 + 4 * block);
  return new Uint8Array(Buffer.concat([head, Buffer.from(body)]));
}
