import { AudioError, LONGEST_SECONDS, tooLong, tooManyParts } from './audio-error.ts';

export type DecodedAudio = {
  /** Mono, ±1. */
  samples: Float32Array;
  sampleRate: number;
};

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const MOST_CHANNELS = 8;
const LOWEST_RATE = 4_000;
/** The highest rate of sound cards. */
const HIGHEST_RATE = 192_000;
/** Recorders write three or four. */
const MOST_CHUNKS = 100;

type Format = { read: (at: number) => number; width: number; channels: number; rate: number };

/** WAV with integer or floating-point samples; channels are mixed to mono. */
export function decodeWav(bytes: Uint8Array): DecodedAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  let chunks = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    if (++chunks > MOST_CHUNKS) throw tooManyParts();
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) format = readFormat(view, start, size);
    if (name === 'data') {
      if (!format) throw new AudioError('damaged', 'The WAV file has no format before its samples');
      // A streamed file says 0 or the maximum here: the samples then go on to its end.
      const end = size === 0 ? bytes.length : Math.min(bytes.length, start + size);
      return { samples: mixDown(format, start, end), sampleRate: format.rate };
    }
    at = start + size + (size % 2);
  }
  throw new AudioError('damaged', 'The WAV file has no samples');
}

function readFormat(view: DataView, at: number, size: number): Format {
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  let kind = view.getUint16(at, true);
  if (kind === EXTENSIBLE && size >= 26 && at + 26 <= view.byteLength) {
    kind = view.getUint16(at + 24, true);
  }
  if (channels < 1 || channels > MOST_CHANNELS || rate < LOWEST_RATE || rate > HIGHEST_RATE) {
    throw new AudioError('unsupported', `WAV with ${channels} channels at ${rate} Hz`);
  }
  const read = sampleReader(view, kind, bits);
  if (!read) throw new AudioError('unsupported', `WAV of kind ${kind} with ${bits} bits`);
  return { read, width: bits / 8, channels, rate };
}

function sampleReader(view: DataView, kind: number, bits: number) {
  if (kind === PCM && bits === 8) return (at: number) => (view.getUint8(at) - 128) / 128;
  if (kind === PCM && bits === 16) return (at: number) => view.getInt16(at, true) / 2 ** 15;
  if (kind === PCM && bits === 24) {
    return (at: number) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 2 ** 23;
  }
  if (kind === PCM && bits === 32) return (at: number) => view.getInt32(at, true) / 2 ** 31;
  if (kind === FLOAT && bits === 32) return (at: number) => view.getFloat32(at, true);
  if (kind === FLOAT && bits === 64) return (at: number) => view.getFloat64(at, true);
  return undefined;
}

function mixDown({ read, width, channels, rate }: Format, start: number, end: number) {
  const count = Math.floor((end - start) / (width * channels));
  if (count > LONGEST_SECONDS * rate) throw tooLong();
  const samples = new Float32Array(Math.max(0, count));
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += read(start + (i * channels + channel) * width);
    }
    samples[i] = sum / channels;
  }
  return samples;
}
