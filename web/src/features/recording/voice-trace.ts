import type { SpeechState } from './end-of-speech.ts';

/** A voice is known as one only after a moment; the track then begins this long before. */
const LOOK_BACK_S = 0.4;

export type Trace = {
  /** Seconds since the voice began. */
  spoken: number;
  /** One peak for each moment since then, from 0 to 1. */
  peaks: number[];
};

type HeardMoment = { seconds: number; peak: number; state: SpeechState };

/** Collects what the track draws: it begins with the voice, not with the tap before it. */
export function createVoiceTrace(): (moment: HeardMoment) => Trace {
  let moments: HeardMoment[] = [];
  return (moment) => {
    moments.push(moment);
    if (moment.state === 'waiting') {
      moments = moments.filter(({ seconds }) => seconds > moment.seconds - LOOK_BACK_S);
      return { spoken: 0, peaks: [] };
    }
    return {
      spoken: moment.seconds - (moments[0]?.seconds ?? moment.seconds),
      peaks: moments.map(({ peak }) => peak),
    };
  };
}
