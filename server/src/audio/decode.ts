import { AudioError } from './audio-error.ts';
import { readOgg } from './ogg.ts';
import { decodeOpus, type OpusOutput } from './opus.ts';
import { type OpusStream, startsWith } from './opus-packets.ts';
import { decodeWav, type DecodedAudio } from './wav.ts';
import { readWebm } from './webm.ts';

/** A minute of uncompressed speech at 48 kHz is 6 MB; real uploads are far smaller. */
const LARGEST_FILE = 16 * 1024 * 1024;

/**
 * Mono samples in ±1 from a recording in WAV, or Opus in Ogg or WebM, told apart by content.
 * Throws an `AudioError` for anything else; time and memory are bounded for any input. Opus comes in
 * 16 kHz unless more is asked for: a third of the work.
 */
export async function decodeAudio(
  bytes: Uint8Array,
  opusRate: OpusOutput = 16_000,
): Promise<DecodedAudio> {
  if (bytes.length === 0) throw new AudioError('empty', 'The recording is empty');
  if (bytes.length > LARGEST_FILE) throw new AudioError('too-large', 'The recording is too large');
  const audio = await decodeByContent(bytes, opusRate);
  if (audio.samples.length === 0) throw new AudioError('empty', 'The recording holds no sound');
  // Damaged packets can decode to any value; the code that follows relies on the range.
  const samples = audio.samples.map((value) =>
    Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0,
  );
  return { samples, sampleRate: audio.sampleRate };
}

async function decodeByContent(bytes: Uint8Array, opusRate: OpusOutput): Promise<DecodedAudio> {
  if (startsWith(bytes, 'RIFF')) return decodeWav(bytes);
  const stream = readOpus(bytes);
  if (stream) return decodeOpus(stream, opusRate);
  throw new AudioError('unsupported', 'The recording is neither WebM, Ogg nor WAV');
}

/** The packets of a recording in Opus; undefined if it is none. */
export function readOpus(bytes: Uint8Array): OpusStream | undefined {
  if (isOgg(bytes)) return readOgg(bytes);
  return startsWith(bytes, '\x1a\x45\xdf\xa3') ? readWebm(bytes) : undefined;
}

export const isOgg = (bytes: Uint8Array) => startsWith(bytes, 'OggS');
