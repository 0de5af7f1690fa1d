/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range a `Range` header asks of a file of `size` bytes: undefined to send all of it,
 * 'unsatisfiable' when nothing of it is there. Safari plays media only from servers that answer
 * ranges.
 */
export function byteRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const range: ByteRange =
    match[1] === ''
      ? { first: Math.max(0, size - Number(match[2])), last: size - 1 }
      : { first: Number(match[1]), last: Math.min(size - 1, Number(match[2] || size - 1)) };
  return range.first > range.last ? ('unsatisfiable' as const) : range;
}
