import type { FileReply, Http } from '../../http/mount.ts';
import type { CachedSpeech } from './speech-cache.ts';

const MP3 = 'audio/mpeg';
/** The audio of a text changes only with a new version of the voices. */
const KEEP_A_DAY = 'private, max-age=86400';

/** Sends all of the audio, the requested range, or 304 if the client has it already. */
export function audioReply({ mp3, etag }: CachedSpeech, { request, reply }: Http): FileReply {
  const headers = { etag, 'cache-control': KEEP_A_DAY, 'accept-ranges': 'bytes' };
  const nothing = new Uint8Array();
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.code(304);
    return { bytes: nothing, type: MP3, headers };
  }
  const range = byteRange(request.headers.range, mp3.length);
  if (range === undefined) return { bytes: mp3, type: MP3, headers };
  if (range === 'unsatisfiable') {
    reply.code(416);
    return {
      bytes: nothing,
      type: MP3,
      headers: { ...headers, 'content-range': `bytes */${mp3.length}` },
    };
  }
  reply.code(206);
  return {
    bytes: mp3.subarray(range.first, range.last + 1),
    type: MP3,
    headers: { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${mp3.length}` },
  };
}

/** First and last byte, both inclusive. */
export type ByteRange = { first: number; last: number };

/**
 * The one range that a `Range` header asks for in a file of `size` bytes: undefined for the whole
 * file, 'unsatisfiable' if none of it exists. Safari plays media only from servers that support
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
