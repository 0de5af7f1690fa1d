import { AudioError } from './audio-error.ts';
import { type OpusStream, readOpusHead, startsWith } from './opus-packets.ts';

const PAGE_HEADER = 27;
const CONTINUED = 1;
/** The granule of a page on which no packet ends. */
const NO_GRANULE = 0xffff_ffff_ffff_ffffn;

type Page = {
  continued: boolean;
  granule: bigint;
  serial: number;
  /** Pieces of packets; the last one goes on in the next page unless `complete`. */
  pieces: Uint8Array[];
  complete: boolean;
  end: number;
};

/** The packets of the first Opus stream of an Ogg file; a file cut short gives what it has. */
export function readOgg(bytes: Uint8Array): OpusStream {
  const stream: OpusStream = { channels: 1, preSkip: 0, packets: [] };
  let serial: number | undefined;
  let open: Uint8Array[] = [];
  let last = 0n;
  for (let page = nextPage(bytes, 0); page; page = nextPage(bytes, page.end)) {
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
      if (packet.length && !startsWith(packet, 'OpusTags')) stream.packets.push(packet);
    });
    if (page.granule !== NO_GRANULE) last = page.granule;
  }
  if (serial === undefined) throw new AudioError('unsupported', 'Ogg without an Opus stream');
  const length = Number(last) - stream.preSkip;
  return length > 0 ? { ...stream, length } : stream;
}

/** The next page at or after `from`; damage in between is jumped over. */
function nextPage(bytes: Uint8Array, from: number): Page | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at + PAGE_HEADER <= bytes.length; at++) {
    if (bytes[at] !== 0x4f || !startsWith(bytes.subarray(at, at + 5), 'OggS\0')) continue;
    const segments = bytes.subarray(at + PAGE_HEADER, at + PAGE_HEADER + bytes[at + 26]!);
    const pieces: Uint8Array[] = [];
    let start = at + PAGE_HEADER + bytes[at + 26]!;
    let size = 0;
    for (const segment of segments) {
      size += segment;
      // The file was cut short inside this page: the packets before the cut are still good.
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
      granule: view.getBigUint64(at + 6, true),
      serial: view.getUint32(at + 14, true),
      pieces,
      complete: size === 0 || start + size > bytes.length,
      end: Math.min(bytes.length, start + size),
    };
  }
  return undefined;
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
