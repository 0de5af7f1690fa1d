import { AudioError, tooManyParts } from './audio-error.ts';
import { collectPackets, type OpusStream, readOpusHead, startsWith } from './opus-packets.ts';

/** The magic number and the only version. */
const CAPTURE = 'OggS\0';
const PAGE_HEADER = 27;
const CONTINUED = 1;
/**
 * One page for each of the most packets a recording can have, and as many again for other streams.
 */
const MOST_PAGES = 50_000;
/** The granule position of a page on which no packet ends. */
const NO_GRANULE = 0xffff_ffff_ffff_ffffn;

type Page = {
  continued: boolean;
  granule: bigint;
  serial: number;
  /** Pieces of packets; the last one continues on the next page unless `complete`. */
  pieces: Uint8Array[];
  complete: boolean;
  end: number;
};

/** The packets of the first Opus stream of an Ogg file; a truncated file gives what it has. */
export function readOgg(bytes: Uint8Array): OpusStream {
  const { packets, add } = collectPackets();
  const stream: OpusStream = { channels: 1, preSkip: 0, packets };
  let serial: number | undefined;
  let open: Uint8Array[] = [];
  let last = 0n;
  let pages = 0;
  for (let page = nextPage(bytes, 0); page; page = nextPage(bytes, page.end)) {
    if (++pages > MOST_PAGES) throw tooManyParts();
    if (serial === undefined) {
      const head = page.pieces[0] && readOpusHead(page.pieces[0]);
      if (!head) continue;
      serial = page.serial;
      Object.assign(stream, head);
      continue;
    }
    if (page.serial !== serial) continue;
    if (!page.continued) open = [];
    page.pieces.forEach((piece, i) => {
      open.push(piece);
      if (i === page.pieces.length - 1 && !page.complete) return;
      const packet = join(open);
      open = [];
      if (!startsWith(packet, 'OpusTags')) add(packet);
    });
    if (page.granule !== NO_GRANULE) last = page.granule;
  }
  if (serial === undefined) throw new AudioError('unsupported', 'Ogg without an Opus stream');
  const length = Number(last) - stream.preSkip;
  return length > 0 ? { ...stream, length } : stream;
}

/** The next page at or after `from`; damaged bytes in between are skipped. */
function nextPage(bytes: Uint8Array, from: number): Page | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.indexOf(CAPTURE, from, 'latin1');
  if (at < 0 || at + PAGE_HEADER > file.length) return undefined;
  const segments = bytes.subarray(at + PAGE_HEADER, at + PAGE_HEADER + bytes[at + 26]!);
  const pieces: Uint8Array[] = [];
  let start = at + PAGE_HEADER + bytes[at + 26]!;
  let size = 0;
  for (const segment of segments) {
    size += segment;
    // The file is truncated inside this page: the packets before the cut are still good.
    if (start + size > bytes.length) break;
    if (segment < 255) {
      pieces.push(bytes.subarray(start, start + size));
      start += size;
      size = 0;
    }
  }
  if (size > 0 && start + size <= bytes.length) pieces.push(bytes.subarray(start, start + size));
  return {
    continued: (bytes[at + 5]! & CONTINUED) !== 0,
    granule: file.readBigUInt64LE(at + 6),
    serial: file.readUInt32LE(at + 14),
    pieces,
    complete: size === 0 || start + size > bytes.length,
    end: Math.min(bytes.length, start + size),
  };
}

function join(pieces: Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
