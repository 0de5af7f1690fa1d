import { GAIN_STEPS, OPUS_RATE, type OpusStream, packetLength } from './opus-packets.ts';

const HEADER_BYTES = 27;
const FIRST = 2;
const LAST = 4;
const SEGMENT = 255;
/** Segments that one page can have. */
const MOST_SEGMENTS = 255;
const SERIAL = 1;
const VENDOR = 'Saywell';

/** An Ogg file of an Opus stream (RFC 3533 and 7845), its packets as they are. */
export function writeOgg({ channels, preSkip, gain = 0, packets, length }: OpusStream): Uint8Array {
  const pages: Buffer[] = [];
  const add = (flags: number, granule: number, of: readonly Uint8Array[]) =>
    pages.push(page({ flags, granule, number: pages.length, packets: of }));
  add(FIRST, 0, [head(channels, preSkip, gain)]);
  add(0, 0, [tags()]);
  let position = 0;
  let open: Uint8Array[] = [];
  let segments = 0;
  for (const packet of packets) {
    if (segments + segmentsOf(packet) > MOST_SEGMENTS) {
      add(0, position, open);
      open = [];
      segments = 0;
    }
    open.push(packet);
    segments += segmentsOf(packet);
    position += packetLength(packet);
  }
  // What the last packet has past the end is cut off by the position that its page names.
  add(LAST, length === undefined ? position : Math.min(position, preSkip + length), open);
  return new Uint8Array(Buffer.concat(pages));
}

function head(channels: number, preSkip: number, gain: number): Buffer {
  const bytes = Buffer.alloc(19);
  bytes.write('OpusHead', 'latin1');
  bytes[8] = 1;
  bytes[9] = channels;
  bytes.writeUInt16LE(preSkip, 10);
  bytes.writeUInt32LE(OPUS_RATE, 12);
  bytes.writeInt16LE(Math.round(gain * GAIN_STEPS), 16);
  return bytes;
}

function tags(): Buffer {
  const bytes = Buffer.alloc(16 + VENDOR.length);
  bytes.write('OpusTags', 'latin1');
  bytes.writeUInt32LE(VENDOR.length, 8);
  bytes.write(VENDOR, 12, 'latin1');
  return bytes;
}

type Page = { flags: number; granule: number; number: number; packets: readonly Uint8Array[] };

function page({ flags, granule, number, packets }: Page): Buffer {
  const lacing = packets.flatMap((packet) => [
    ...Array<number>(segmentsOf(packet) - 1).fill(SEGMENT),
    packet.length % SEGMENT,
  ]);
  const header = Buffer.alloc(HEADER_BYTES + lacing.length);
  header.write('OggS', 'latin1');
  header[5] = flags;
  header.writeBigUInt64LE(BigInt(granule), 6);
  header.writeUInt32LE(SERIAL, 14);
  header.writeUInt32LE(number, 18);
  header[26] = lacing.length;
  header.set(lacing, HEADER_BYTES);
  const bytes = Buffer.concat([header, ...packets]);
  bytes.writeUInt32LE(checksum(bytes), 22);
  return bytes;
}

/** A packet of a multiple of 255 bytes ends with an empty segment. */
const segmentsOf = ({ length }: Uint8Array) => Math.floor(length / SEGMENT) + 1;

const POLYNOMIAL = 0x04c11db7;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value;
});

/** Ogg's own: not that of zlib, which turns the bits around. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ TABLE[(sum >>> 24) ^ byte]!;
  return sum >>> 0;
}
