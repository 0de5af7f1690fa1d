import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_MAX_BYTES } from '@saywell/contract';

/** A recording that is small to send and built to be expensive to decode. */
export type ExpensiveAudio = { name: string; audio: Buffer };

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../support/recordings', name));
const filled = (size: number, pattern: Buffer) => Buffer.alloc(size, pattern);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

const FULL = RECORDING_MAX_BYTES - 4096;
const EBML = hex('1a45dfa3 80 18538067 01ffffffffffffff 1654ae6b 01ffffffffffffff');
/** Track 1, Opus. */
const OPUS_TRACK = Buffer.concat([hex('ae80 d78101 8686'), Buffer.from('A_OPUS')]);
/** One empty frame of 2.5 ms, and six of 20 ms. */
const SHORTEST = Buffer.from([(28 << 3) | 0, 0]);
const LONGEST = Buffer.from([(31 << 3) | 3, 6]);
const BROKEN = Buffer.from([0x03]);

/**
 * Every container and codec, filled with what is cheapest to write and most expensive to decode.
 */
export function expensiveAudio(): ExpensiveAudio[] {
  const list: Record<string, Buffer> = {
    'WebM: a track for every block': webm(
      filled(120_000, hex('ae80')),
      filled(120_000, hex('a380')),
    ),
    'WebM: nothing but tracks': webm(filled(FULL, hex('ae80'))),
    'WebM: nothing but blocks, and no track': webm(filled(FULL, hex('a380'))),
    'WebM: nothing but blocks of another track': webm(
      OPUS_TRACK,
      filled(FULL, hex('a385 82 000080 00')),
    ),
    'WebM: nothing but empty elements': webm(OPUS_TRACK, filled(FULL, hex('ec80'))),
    'WebM: clusters in clusters': webm(OPUS_TRACK, filled(FULL, hex('1f43b675 80'))),
    'WebM: the most packets there may be': webm(
      OPUS_TRACK,
      filled(23_990 * 8, Buffer.concat([hex('a386 81 000080'), SHORTEST])),
    ),
    'WebM: broken packets': webm(
      OPUS_TRACK,
      filled(FULL, Buffer.concat([hex('a385 81 000080'), BROKEN])),
    ),
    'Ogg: broken packets of one byte': ogg(BROKEN, FULL),
    'Ogg: broken packets of one byte, fewer than are too many': ogg(BROKEN, 25_000),
    'Ogg: packets of no bytes': ogg(Buffer.alloc(0), FULL),
    'Ogg: the shortest packets': ogg(SHORTEST, FULL),
    'Ogg: a minute of the longest packets': ogg(LONGEST, 1_500),
    'Ogg: nothing but the first letter of a page': Buffer.concat([
      oggHead(),
      filled(FULL, Buffer.from('O')),
    ]),
    'Ogg: nothing but the first letters of a page': Buffer.concat([
      oggHead(),
      filled(FULL, Buffer.from('Ogg')),
    ]),
    'Ogg: nothing but empty pages': Buffer.concat([oggHead(), filled(FULL, oggPage(0, []))]),
    'Ogg: a packet that goes on from page to page': Buffer.concat([
      oggHead(),
      filled(FULL, oggPage(1, [Buffer.alloc(255)])),
    ]),
    'WAV: nothing but empty chunks': wav(filled(FULL, Buffer.from('junk\0\0\0\0'))),
    'WAV: nothing but formats': wav(filled(FULL, chunk('fmt ', format({})))),
    'WAV: a minute of eight channels': wav(
      chunk('fmt ', format({ channels: 8, bits: 8, rate: 4_000 })),
      chunk('data', Buffer.alloc(FULL)),
    ),
    'WAV: the highest rate, and an odd one': wav(
      chunk('fmt ', format({ bits: 8, rate: 191_999 })),
      chunk('data', noise(FULL)),
    ),
    'WAV: the rate of no sound card': wav(
      chunk('fmt ', format({ bits: 8, rate: 383_999 })),
      chunk('data', noise(FULL)),
    ),
    'MP4: nothing but empty boxes': Buffer.concat([
      hex('00000018'),
      Buffer.from('ftypM4A \0\0\0\0isomM4A '),
      filled(FULL, hex('00000008 66726565')),
    ]),
  };
  return Object.entries(list).map(([name, audio]) => ({ name, audio }));
}

const webm = (...parts: Buffer[]) => Buffer.concat([EBML, ...parts]);

/** The first two pages of a real file: its header and its tags. */
function oggHead(): Buffer {
  const file = read('yes.ogg');
  const second = file.indexOf('OggS', 4);
  return file.subarray(0, file.indexOf('OggS', second + 4));
}

function oggPage(flags: number, packets: Buffer[]): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = flags;
  oggHead().copy(head, 14, 14, 18);
  head[26] = packets.length;
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
}

/** Pages full of one packet, up to this many bytes. */
function ogg(packet: Buffer, bytes: number): Buffer {
  return Buffer.concat([oggHead(), filled(bytes, oggPage(0, Array<Buffer>(255).fill(packet)))]);
}

const wav = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), ...chunks]);

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

function format({ channels = 1, bits = 16, rate = 16_000 }): Buffer {
  const content = Buffer.alloc(16);
  content.writeUInt16LE(1, 0);
  content.writeUInt16LE(channels, 2);
  content.writeUInt32LE(rate, 4);
  content.writeUInt16LE(bits, 14);
  return content;
}

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, n) => (n * n * 97) % 251));
