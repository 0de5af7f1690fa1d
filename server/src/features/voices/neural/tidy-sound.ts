import { tidy } from '../../../speech-pool/voice/tidy.ts';

const FRAME_S = 0.01;
/** Of the loudest frame; what is softer before and after the speech is silence. */
const SILENCE = 0.01;

/** Without the silence around it, as loud as all voices; undefined if there is nothing but silence. */
export function tidySound(samples: Float32Array, sampleRate: number): Float32Array | undefined {
  const frame = Math.round(FRAME_S * sampleRate);
  const levels = Array.from({ length: Math.ceil(samples.length / frame) }, (_, index) =>
    rmsOf(samples.subarray(index * frame, (index + 1) * frame)),
  );
  const loudest = Math.max(0, ...levels);
  if (loudest === 0) return undefined;
  const isSpeech = (level: number) => level > loudest * SILENCE;
  const start = levels.findIndex(isSpeech) * FRAME_S;
  const end = (levels.findLastIndex(isSpeech) + 1) * FRAME_S;
  return tidy({ samples, sounds: [{ phone: '', start, end }] }, sampleRate).samples;
}

const rmsOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
