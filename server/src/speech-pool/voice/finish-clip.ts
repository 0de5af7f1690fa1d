import { decodeAudio, isOgg, readOpus } from '../../audio/decode.ts';
import { OPUS_RATE, type OpusStream, packetLength } from '../../audio/opus-packets.ts';
import { writeOgg } from '../../audio/write-ogg.ts';
import { writeWav } from '../../audio/write-wav.ts';
import { gainFor } from './tidy.ts';

const FULL_RATE = 24_000;
const FRAME_S = 0.01;
/** Speech is this loud, of the loudest frame, … */
const SPEECH = 0.03;
/** … and so many times as loud as the room, … */
const OVER_ROOM = 3;
/** … but a noisy room must not hide the speech. */
const SPEECH_AT_MOST = 0.2;
/** The room is heard in the quietest frames: so many of ten are quieter. */
const ROOM_PART = 0.1;
/** A click of the mouse is shorter. */
const SPEECH_FRAMES = 3;
/** The softest sounds (the f of “fan”, the th of “both”) are no louder than the room. */
const LEAD_S = 0.12;
const TAIL_S = 0.25;
/** The noise becomes louder as well: who was that soft, or that far away, records again. */
const GAIN_MAX = 10;
/** What is as good as this already stays as it is, so that nothing changes on its way to another site. */
const CLOSE_S = 0.1;
const CLOSE_DB = 1;

/**
 * A recording without the silence around it, as loud as all voices; undefined if nothing can be
 * heard. Opus stays Opus: packets are left out and its head says how loud it is, so nothing is
 * compressed twice. Throws an `AudioError` for what cannot be read.
 */
export async function finishClip(recording: Uint8Array): Promise<Uint8Array | undefined> {
  const { samples, sampleRate } = await decodeAudio(recording, FULL_RATE);
  const range = speechIn(samples, sampleRate);
  if (!range) return undefined;
  const { from, to } = range;
  const kept = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  const factor = Math.min(GAIN_MAX, gainFor(kept));
  const gain = 20 * Math.log10(factor);
  const isClose =
    from < CLOSE_S && samples.length / sampleRate - to < CLOSE_S && Math.abs(gain) < CLOSE_DB;
  const opus = readOpus(recording);
  if (isClose && (!opus || isOgg(recording))) return recording;
  return opus
    ? writeOgg(cut(opus, { from, to, gain }))
    : writeWav(
        kept.map((value) => value * factor),
        sampleRate,
      );
}

/** From where to where somebody speaks, in seconds, with what may be too soft to tell. */
function speechIn(samples: Float32Array, sampleRate: number) {
  const frame = Math.round(FRAME_S * sampleRate);
  const levels = Array.from({ length: Math.ceil(samples.length / frame) }, (_, index) =>
    rmsOf(samples.subarray(index * frame, (index + 1) * frame)),
  );
  const sorted = levels.toSorted((one, other) => one - other);
  const loudest = sorted.at(-1) ?? 0;
  const room = sorted[Math.floor(sorted.length * ROOM_PART)] ?? 0;
  if (loudest === 0) return undefined;
  const least = Math.max(loudest * SPEECH, Math.min(room * OVER_ROOM, loudest * SPEECH_AT_MOST));
  const isSpeech = (_: number, at: number) =>
    at + SPEECH_FRAMES <= levels.length &&
    levels.slice(at, at + SPEECH_FRAMES).every((level) => level > least);
  const first = levels.findIndex(isSpeech);
  if (first < 0) return undefined;
  const last = levels.findLastIndex(isSpeech) + SPEECH_FRAMES;
  const seconds = samples.length / sampleRate;
  return {
    from: Math.max(0, first * FRAME_S - LEAD_S),
    to: Math.min(seconds, last * FRAME_S + TAIL_S),
  };
}

/** A decoder needs 80 ms to find its way into the middle of a stream (RFC 7845, 4.6). */
const PRE_ROLL = 3840;
/** What a head can say. */
const GAIN_DB_MAX = 127;

function cut(stream: OpusStream, { from, to, gain }: { from: number; to: number; gain: number }) {
  const { channels, preSkip, packets, gain: before = 0 } = stream;
  const start = preSkip + Math.round(from * OPUS_RATE);
  const length = Math.round((to - from) * OPUS_RATE);
  const end = start + length;
  const kept: Uint8Array[] = [];
  let at = 0;
  let first = 0;
  for (const packet of packets) {
    const next = at + packetLength(packet);
    if (next > start - PRE_ROLL && at < end) {
      if (kept.length === 0) first = at;
      kept.push(packet);
    }
    at = next;
  }
  const louder = Math.max(-GAIN_DB_MAX, Math.min(GAIN_DB_MAX, before + gain));
  return { channels, preSkip: start - first, gain: louder, packets: kept, length };
}

const rmsOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
