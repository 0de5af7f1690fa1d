import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../support/seeded.ts';

/** What is sent, and as which type. */
export type BrokenTake = { kind: string; audio: Buffer; type: string; filename: string };

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../support/recordings', name));

/** A third of a second of speech is as hard to decode as all of it, and faster to analyze. */
const shortWav = (file: Buffer) => {
  const short = Buffer.from(file.subarray(0, 44 + 9600));
  short.writeUInt32LE(short.length - 8, 4);
  short.writeUInt32LE(9600, 40);
  return short;
};

const good: Record<string, Buffer> = {
  webm: read('yes.webm'),
  'webm live': read('yes-live.webm'),
  ogg: read('yes.ogg'),
  wav: shortWav(read('yes.wav')),
  mp4: mp4(),
};
const formats = Object.keys(good);

const LABELS = ['audio/webm', 'audio/ogg', 'audio/wav', 'audio/mp4', 'audio/webm;codecs=opus'];
const WRONG_LABELS = ['text/html', 'image/png', 'application/json', 'video/mp4', 'x', ''];

type Break = (random: Random, file: Buffer, format: string) => Buffer;

const breaks: Record<string, Break> = {
  truncated: (random, file) => file.subarray(0, random.below(file.length)),
  'bits flipped': (random, file) => flipped(random, file, 1 + random.below(30)),
  'header bits flipped': (random, file) =>
    Buffer.concat([
      flipped(random, file.subarray(0, 120), 1 + random.below(6)),
      file.subarray(120),
    ]),
  'bytes replaced': (random, file) => {
    const copy = Buffer.from(file);
    const from = random.below(copy.length);
    const to = Math.min(copy.length, from + random.below(200));
    copy.fill(random.pick([0, 0xff, random.below(256)]), from, to);
    return copy;
  },
  'bytes missing': (random, file) => {
    const from = random.below(file.length);
    return Buffer.concat([file.subarray(0, from), file.subarray(from + 1 + random.below(300))]);
  },
  'bytes repeated': (random, file) => {
    const from = random.below(file.length);
    return Buffer.concat([file, file.subarray(from), file.subarray(from)]);
  },
  'two files in one': (random, file) => {
    const other = good[random.pick(formats)]!;
    return Buffer.concat([file.subarray(0, random.below(file.length)), other]);
  },
  'header and noise': (random, file) =>
    Buffer.concat([file.subarray(0, random.below(200)), noise(random, random.below(20_000))]),
  'a size that lies': (random, file) => {
    const copy = Buffer.from(file);
    copy.writeUInt32LE(
      random.pick([0, 1, 0x7fff_ffff, 0xffff_ffff]),
      random.below(copy.length - 4),
    );
    return copy;
  },
  'wrong label': (_random, file) => file,
  'zero length': () => Buffer.alloc(0),
  'random bytes': (random) => noise(random, random.below(30_000)),
  'a page': (random) =>
    Buffer.from(`<!doctype html><script>alert(1)</script>${'<b>'.repeat(random.below(3000))}`),
  'an hour long': (random, _file, format) => hourLong(random, format),
};

const kinds = Object.keys(breaks);

/** Alternates kinds and formats, so that every pair of them occurs. */
export function brokenTake(random: Random, index: number): BrokenTake {
  const kind = kinds[index % kinds.length]!;
  const format = formats[Math.floor(index / kinds.length) % formats.length]!;
  const audio = breaks[kind]!(random, good[format]!, format);
  const mislabeled = kind === 'wrong label' || random.chance(0.2);
  return {
    kind: `${format}: ${kind}`,
    audio,
    type: mislabeled ? random.pick([...LABELS, ...WRONG_LABELS]) : `audio/${format.split(' ')[0]}`,
    filename: mislabeled ? random.pick(['a.html', 'a.svg', '../a', 'a']) : `a.${format}`,
  };
}

function flipped(random: Random, file: Buffer, times: number): Buffer {
  const copy = Buffer.from(file);
  for (let n = 0; n < times; n++) copy[random.below(copy.length)]! ^= 1 << random.below(8);
  return copy;
}

function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

/** A few bytes that claim, or really contain, an hour. */
function hourLong(random: Random, format: string): Buffer {
  if (format === 'wav') return hourOfWav(random);
  const packets = random.pick([600, 30_000]);
  if (format === 'ogg') return hourOfOgg(random, packets);
  if (format === 'mp4') return Buffer.concat([mp4(), Buffer.alloc(8)]);
  return hourOfWebm(packets);
}

/** 120 ms of silence in two bytes: six empty frames of 20 ms. */
const SILENT_PACKET = Buffer.from([(31 << 3) | 3, 6]);

function hourOfWav(random: Random): Buffer {
  const file = Buffer.from(good['wav']!);
  const rate = random.pick([1, 4000, 8000, 384_000, 0xffff_ffff]);
  file.writeUInt32LE(rate, 24);
  file.writeUInt16LE(random.pick([0, 1, 8, 65_535]), 22);
  file.writeUInt16LE(random.pick([1, 8, 16, 24, 32, 64]), 34);
  file.writeUInt32LE(3600 * 16_000 * 2, 40);
  return file;
}

/** The file's own first pages, then pages of silence only; the last one claims the hour. */
function hourOfOgg(random: Random, packets: number): Buffer {
  const file = good['ogg']!;
  const secondPage = file.indexOf('OggS', 4);
  const thirdPage = file.indexOf('OggS', secondPage + 4);
  const serial = file.readUInt32LE(14);
  const pages = [file.subarray(0, thirdPage)];
  for (let left = packets, n = 2; left > 0; left -= 255, n++) {
    const count = Math.min(255, left);
    const head = Buffer.alloc(27);
    head.write('OggS');
    head.writeBigUInt64LE(random.pick([BigInt(n) * 1_468_800n, 172_800_000n, 2n ** 63n]), 6);
    head.writeUInt32LE(serial, 14);
    head.writeUInt32LE(n, 18);
    head[26] = count;
    pages.push(head, Buffer.alloc(count, 2), Buffer.concat(Array(count).fill(SILENT_PACKET)));
  }
  return Buffer.concat(pages);
}

/** The live file up to its first block, then blocks of silence only. */
function hourOfWebm(packets: number): Buffer {
  const file = good['webm live']!;
  const head = file.subarray(0, file.indexOf(Buffer.from([0xa3])));
  const block = Buffer.concat([Buffer.from([0xa3, 0x86, 0x81, 0, 0, 0x80]), SILENT_PACKET]);
  return Buffer.concat([head, ...Array<Buffer>(packets).fill(block)]);
}

/** What old Safari versions would send: MP4 audio boxes, with noise as audio. */
function mp4(): Buffer {
  const box = (name: string, ...content: Buffer[]) => {
    const inside = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + inside.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, inside]);
  };
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', Buffer.alloc(200)));
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isomM4A ', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), track),
    box('mdat', Buffer.from(Array.from({ length: 1500 }, (_, n) => (n * 97) % 256))),
  ]);
}

/** Sends a take as a browser does. */
export function uploadOf({ audio, type, filename }: BrokenTake, cookie: string, address: string) {
  const boundary = 'form-boundary-of-this-take';
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="phrase"',
    '',
    'yes',
    `--${boundary}`,
    `content-disposition: form-data; name="audio"; filename="${filename}"`,
    `content-type: ${type}`,
    '',
    '',
  ].join('\r\n');
  const body = Buffer.concat([Buffer.from(head), audio, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = [
    'POST /api/analyze-audio-pronunciation HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    `Cookie: ${cookie}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body]);
}
