import { encodeWav } from '../../lib/audio/wav.ts';
import { decodeSound, durationOf, resample, type Sound } from '../../lib/audio/sound.ts';

/** One recording: what is sent, and the same sound decoded for looking at and listening to. */
export type Take = {
  file: Blob;
  /** Absent when the browser cannot decode its own recording; the server may still. */
  sound: Sound | undefined;
  seconds: number;
};

/** What the speech engine listens to; more would only make the upload bigger. */
const SENT_RATE = 16_000;

/** The containers the server decodes by itself. */
const READ_BY_SERVER = /^(?:audio|video)\/(?:webm|ogg|wav|x-wav|wave)\b/;

/** Makes a take of what the browser recorded, converting what the server could not read. */
export async function takeFrom(recorded: Blob, seconds: number): Promise<Take> {
  const sound = await decodeSound(recorded).catch(() => undefined);
  if (!sound) return { file: recorded, sound, seconds };
  const file = READ_BY_SERVER.test(recorded.type) ? recorded : await asWav(sound);
  return { file, sound, seconds: durationOf(sound) };
}

async function asWav(sound: Sound): Promise<Blob> {
  const { samples, sampleRate } = await resample(sound, SENT_RATE);
  return encodeWav(samples, sampleRate);
}
