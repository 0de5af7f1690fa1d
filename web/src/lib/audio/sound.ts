/** Decoded audio, one channel. */
export type AudioClip = { samples: Float32Array; sampleRate: number };

/** Everything is decoded to this rate, the usual one of microphones and speakers. */
const DECODED_RATE = 48_000;
/** A cut in the middle of a wave clicks; fading both ends this long avoids it. */
const FADE_SECONDS = 0.008;

export function durationOf({ samples, sampleRate }: AudioClip): number {
  return samples.length / sampleRate;
}

/**
 * Decodes any audio file the browser supports. Works without a user gesture, since nothing is
 * played.
 */
export async function decodeSound(file: Blob): Promise<AudioClip> {
  const context = new OfflineAudioContext(1, 1, DECODED_RATE);
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return { samples: mixDown(buffer), sampleRate: buffer.sampleRate };
}

function mixDown(buffer: AudioBuffer): Float32Array {
  const mixed = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < mixed.length; index++) {
      mixed[index] = (mixed[index] ?? 0) + (samples[index] ?? 0) / buffer.numberOfChannels;
    }
  }
  return mixed;
}

export async function resample(
  { samples, sampleRate }: AudioClip,
  rate: number,
): Promise<AudioClip> {
  const length = Math.max(1, Math.ceil((samples.length / sampleRate) * rate));
  const context = new OfflineAudioContext(1, length, rate);
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.getChannelData(0).set(samples);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  const rendered = await context.startRendering();
  return { samples: rendered.getChannelData(0), sampleRate: rate };
}

/** A part of a sound, in seconds, faded at both ends. Times outside are clamped. */
export function cutSound({ samples, sampleRate }: AudioClip, from: number, to: number): AudioClip {
  const first = Math.max(0, Math.floor(from * sampleRate));
  const last = Math.min(samples.length, Math.ceil(to * sampleRate));
  const cut = samples.slice(first, Math.max(first, last));
  const fade = Math.min(Math.floor(FADE_SECONDS * sampleRate), cut.length >> 1);
  for (let index = 0; index < fade; index++) {
    const gain = index / fade;
    const mirrored = cut.length - 1 - index;
    cut[index] = (cut[index] ?? 0) * gain;
    cut[mirrored] = (cut[mirrored] ?? 0) * gain;
  }
  return { samples: cut, sampleRate };
}

/** The interval of peaks: one stroke of a drawn waveform pools several of them. */
export const PEAK_SECONDS = 0.02;

/** The peak of each interval, not scaled. */
export function peaksOf({ samples, sampleRate }: AudioClip, every = PEAK_SECONDS): number[] {
  const step = Math.max(1, Math.round(every * sampleRate));
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    let peak = 0;
    const end = Math.min(samples.length, start + step);
    for (let index = start; index < end; index++) {
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    }
    peaks.push(peak);
  }
  return peaks;
}

/** Quieter takes are drawn small, so that somebody who hardly spoke can see it. */
const QUIETEST_FULL_HEIGHT = 0.08;

/** Peaks scaled to full height, so that the distance to the microphone does not matter. */
export function scaledPeaks(peaks: readonly number[]): number[] {
  const loudest = Math.max(QUIETEST_FULL_HEIGHT, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
