import { phoneIndex, soundHash, STRESSED_PHONES } from '@saywell/speech/phonemes';

const HEADER_BYTES = 20;
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

/**
 * The packed form of a word list, and of the sounds of the common words among them.
 * `speech/src/phonemes/dictionary.ts` is its reader.
 */
export function packDictionary(
  words: ReadonlyMap<string, string[][]>,
  common: readonly string[],
): Uint8Array {
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
  const sounds = common.flatMap((word) => words.get(word) ?? []);
  const hashes = new Set(sounds.map((phones) => soundHash(phones.map(phoneIndex))));
  const numbers = [...blockStarts, ...[...hashes].toSorted((a, b) => a - b)];
  const head = Buffer.alloc(HEADER_BYTES + 4 * numbers.length);
  head.write('SWD2', 0, 'latin1');
  head.writeUInt32LE(sorted.length, 4);
  head.writeUInt32LE(WORDS_PER_BLOCK, 8);
  head.writeUInt32LE(blockStarts.length, 12);
  head.writeUInt32LE(hashes.size, 16);
  for (const [i, number] of numbers.entries()) head.writeUInt32LE(number, HEADER_BYTES + 4 * i);
  return new Uint8Array(Buffer.concat([head, Buffer.from(body)]));
}
