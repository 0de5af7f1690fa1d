import { OpusDecoder } from 'opus-decoder';
import { AudioError } from './audio-error.ts';
import { OPUS_RATE, type OpusStream } from './opus-packets.ts';
import type { DecodedAudio } from './wav.ts';

/** The decoder outputs what is asked for directly, without resampling. */
export type OpusOutput = 16_000 | 24_000;

export async function decodeOpus(stream: OpusStream, rate: OpusOutput): Promise<DecodedAudio> {
  const ratio = OPUS_RATE / rate;
  const { channels, preSkip, gain = 0, packets } = stream;
  if (channels < 1 || channels > 2) {
    throw new AudioError('unsupported', `Opus with ${channels} channels`);
  }
  const decoder = new OpusDecoder({ channels, sampleRate: rate });
  await decoder.ready;
  try {
    const parts = packets.map((packet) => decodeQuietly(decoder, packet)).map(mixDown);
    const samples = join(parts);
    const start = Math.round(preSkip / ratio);
    const end = stream.length === undefined ? Infinity : start + Math.round(stream.length / ratio);
    const kept = samples.slice(start, Math.min(samples.length, end));
    return { samples: gain === 0 ? kept : louder(kept, gain), sampleRate: rate };
  } finally {
    decoder.free();
  }
}

function louder(samples: Float32Array, decibels: number): Float32Array {
  const factor = 10 ** (decibels / 20);
  return samples.map((value) => value * factor);
}

/** The decoder prints a line for every broken packet; a malicious file would flood the log. */
function decodeQuietly(decoder: OpusDecoder<OpusOutput>, packet: Uint8Array): Float32Array[] {
  const print = console.error;
  console.error = () => {};
  try {
    return decoder.decodeFrame(packet).channelData;
  } finally {
    console.error = print;
  }
}

function mixDown([left, right]: Float32Array[]): Float32Array {
  if (!left) return new Float32Array();
  return right ? left.map((value, i) => (value + right[i]!) / 2) : left;
}

function join(parts: Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
