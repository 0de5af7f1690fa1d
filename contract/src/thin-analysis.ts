import type { Analysis } from './analysis.ts';

/** Leaves room in 64 KiB for what is sent beside the analysis. */
const ROOM_BYTES = 60 * 1024;

/**
 * The analysis as `POST /api/analyses` takes it: that of a long phrase with fewer points in its
 * melodies, which are only drawn. Undefined where that is not enough.
 */
export function thinned(analysis: Analysis): Analysis | undefined {
  let sent = analysis;
  while (bytesOf(sent) > ROOM_BYTES) {
    const { pitch, intonation } = sent;
    if (pitch.times.length + (intonation?.model.times.length ?? 0) === 0) return undefined;
    sent = {
      ...sent,
      pitch: halved(pitch),
      ...(intonation && { intonation: { ...intonation, model: halved(intonation.model) } }),
    };
  }
  return sent;
}

const bytesOf = (analysis: Analysis) => new TextEncoder().encode(JSON.stringify(analysis)).length;

function halved({ times, semitones }: Analysis['pitch']): Analysis['pitch'] {
  const isKept = (_value: number, at: number) => at % 2 === 1;
  return { times: times.filter(isKept), semitones: semitones.filter(isKept) };
}
