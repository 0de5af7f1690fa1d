import { AudioError, tooManyParts } from './audio-error.ts';
import { collectPackets, type OpusStream, readOpusHead, startsWith } from './opus-packets.ts';

/** Elements that only contain others: we step into them, which also handles unknown sizes. */
const CONTAINERS = new Set([
  0x18538067, // Segment
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0xe1, // Audio
  0x1f43b675, // Cluster
  0xa0, // BlockGroup
]);
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const CODEC_ID = 0x86;
const CODEC_PRIVATE = 0x63a2;
const CHANNELS = 0x9f;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
const LACING = 0x06;
/** Recorders write one or two. */
const MOST_TRACKS = 16;
/** Five for each of the most packets a recording can have, and as many again for other elements. */
const MOST_ELEMENTS = 250_000;

type Track = { number: number; channels: number; head?: Uint8Array };

/** The packets of the first Opus track of a WebM file; a truncated file gives what it has. */
export function readWebm(bytes: Uint8Array): OpusStream {
  const { packets, add } = collectPackets();
  let tracks = 0;
  let track: Track | undefined;
  let opus: Track | undefined;
  for (const { id, data } of elements(bytes)) {
    if (id === TRACK_ENTRY) {
      if (++tracks > MOST_TRACKS) throw tooManyParts();
      track = { number: 0, channels: 1 };
    } else if (id === TRACK_NUMBER && track) track.number = wholeNumber(data);
    else if (id === CODEC_ID && track && startsWith(data, 'A_OPUS')) opus ??= track;
    else if (id === CODEC_PRIVATE && track) track.head = data;
    else if (id === CHANNELS && track) track.channels = wholeNumber(data);
    else if (opus && (id === SIMPLE_BLOCK || id === BLOCK)) {
      const packet = readBlock(data, opus.number);
      if (packet) add(packet);
    }
  }
  if (!opus) throw new AudioError('unsupported', 'WebM without an Opus track');
  const head = opus.head && readOpusHead(opus.head);
  return { channels: opus.channels, preSkip: 0, ...head, packets };
}

/** One frame of the track; undefined if the block belongs to another track. */
function readBlock(data: Uint8Array, track: number): Uint8Array | undefined {
  const number = readVint(data, 0);
  if (!number || number.value !== track || number.width + 3 > data.length) return undefined;
  const flags = data[number.width + 2]!;
  if (flags & LACING) throw new AudioError('unsupported', 'WebM with laced audio blocks');
  return data.subarray(number.width + 3);
}

/** Walks the elements in file order, until the end or the first invalid one. */
function* elements(bytes: Uint8Array): Generator<{ id: number; data: Uint8Array }> {
  let at = 0;
  let seen = 0;
  while (at < bytes.length) {
    if (++seen > MOST_ELEMENTS) throw tooManyParts();
    const id = readVint(bytes, at, true);
    const size = id && readVint(bytes, at + id.width);
    if (!id || !size) return;
    const start = at + id.width + size.width;
    const isContainer = CONTAINERS.has(id.value);
    const end = isContainer ? start : start + size.value;
    if (end > bytes.length) return;
    yield { id: id.value, data: bytes.subarray(start, end) };
    at = end;
  }
}

/** EBML's variable-length integer: the leading zeros of its first byte give its length. */
function readVint(bytes: Uint8Array, at: number, keepMarker = false) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const width = Math.clz32(first) - 23;
  if (at + width > bytes.length) return undefined;
  let value = keepMarker ? first : first & (0xff >> width);
  for (let i = 1; i < width; i++) value = value * 256 + bytes[at + i]!;
  return { value, width };
}

function wholeNumber(data: Uint8Array): number {
  return data.subarray(0, 6).reduce((value, byte) => value * 256 + byte, 0);
}
