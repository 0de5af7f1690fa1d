const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];

/** 32 bits that stand for a row of sounds (indices of `PHONES`): FNV-1a. */
export function soundHash(phones: readonly number[]): number {
  return phones.reduce((hash, phone) => Math.imul(hash ^ phone, PRIME), OFFSET) >>> 0;
}
