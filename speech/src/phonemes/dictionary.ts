import { STRESSED_PHONES } from './phone-set.ts';
import { soundHash } from './sound-hash.ts';

export type Dictionary = {
  /** The pronunciations of a lower-case word; empty if it is not in the dictionary. */
  look: (word: string) => string[][];
  /** Whether a common word has these sounds (indices of `PHONES`), whatever its stress. */
  isCommon: (phones: readonly number[]) => boolean;
};

const HEADER_BYTES = 20;

/**
 * Opens the packed dictionary (layout: speech/dictionary/README.md) for reading in place. A word is
 * found by binary search over the first words of the blocks and then a short scan, so nothing is
 * unpacked, and the memory used is the file itself.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'SWD2') {
    throw new Error('This is not a packed dictionary');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wordCount = view.getUint32(4, true);
  const wordsPerBlock = view.getUint32(8, true);
  const blockCount = view.getUint32(12, true);
  const commonCount = view.getUint32(16, true);
  const firstCommon = HEADER_BYTES + 4 * blockCount;
  const body = bytes.subarray(firstCommon + 4 * commonCount);

  const startOf = (block: number) => view.getUint32(HEADER_BYTES + 4 * block, true);

  function firstWord(block: number): string {
    const at = startOf(block);
    const length = body[at + 1] ?? 0;
    return String.fromCharCode(...body.subarray(at + 2, at + 2 + length));
  }

  function blockFor(word: string): number {
    let low = 0;
    let high = blockCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (firstWord(middle) <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function look(word: string): string[][] {
    const block = blockFor(word);
    const count = Math.min(wordsPerBlock, wordCount - block * wordsPerBlock);
    let at = startOf(block);
    let current = '';
    const next = () => body[at++] ?? 0;
    for (let index = 0; index < count; index++) {
      const shared = next();
      const length = next();
      current = current.slice(0, shared) + String.fromCharCode(...body.subarray(at, at + length));
      at += length;
      const variants: string[][] = [];
      for (let left = next(); left > 0; left--) {
        const phones = body.subarray(at + 1, at + 1 + (body[at] ?? 0));
        at += 1 + phones.length;
        if (current === word) variants.push(Array.from(phones, (p) => STRESSED_PHONES[p] ?? ''));
      }
      if (current === word) return variants;
    }
    return [];
  }

  function isCommon(phones: readonly number[]): boolean {
    const hash = soundHash(phones);
    let low = 0;
    let high = commonCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = view.getUint32(firstCommon + 4 * middle, true);
      if (found === hash) return true;
      if (found < hash) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  return { look, isCommon };
}
