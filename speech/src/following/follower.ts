import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { HOP } from '../acoustics/log-mel.ts';
import { toFullScale } from '../recording/prepare.ts';
import { createStreamResampler } from '../recording/resample.ts';
import { findSpeech } from '../recording/trim.ts';
import { createHearing } from './hearing.ts';
import { buildPaths } from './paths.ts';
import { createTracker } from './track.ts';
import { FOLLOWING } from './tuning.ts';

/** How far a speaker has come in the phrase. */
export type Said = {
  /** So many words of the phrase have been said, or said as something else. */
  words: number;
  /** The last word is over, and the voice rests. */
  done: boolean;
};

/** Follows a speaker through a phrase. The same sound in the same pieces always gives the same. */
export type Follower = {
  /** Mono, ±1: what came since the last call. */
  push: (samples: Float32Array, sampleRate: number) => void;
  /** The same where nobody has the time to follow: it is only there for `samples`. */
  keep: (samples: Float32Array, sampleRate: number) => void;
  said: () => Said;
  /** All that came, at 16 kHz in the 16-bit range. */
  samples: () => Float32Array;
};

/** `words[word][variant]` lists phones. */
export function createFollower(model: AcousticModel, words: readonly number[][][]): Follower {
  const tuning = FOLLOWING;
  const tracker = createTracker(buildPaths(words, tuning.costs), tuning);
  const hearing = createHearing(model);
  let resampler: ReturnType<typeof createStreamResampler> | undefined;
  let start = 0;
  let settled = 0;
  let heardTo = 0;
  let track = tracker.begin();
  let isThis = false;
  let said: Said = { words: 0, done: false };

  const findStart = () => {
    const found = even(findSpeech(hearing.samples()).start / HOP);
    if (Math.abs(found - start) <= tuning.moved) return;
    start = found;
    settled = found;
    track = tracker.begin();
  };

  const pass = () => {
    if (said.words === 0) findStart();
    const heard = hearing.hear(start, settled);
    const settles = Math.max(0, even(heard.frames - tuning.settled));
    track = tracker.follow(track, heard, 0, settles);
    settled += settles;
    const now = tracker.follow(track, heard, settles, heard.frames - tuning.unsure);
    const evidence = tracker.evidence(now);
    isThis ||= evidence > tuning.gate;
    if (!isThis) return;
    const reached = tracker.margins(now).findLastIndex((margin) => margin > tuning.margin) + 1;
    said = {
      words: Math.max(said.words, reached),
      done:
        reached === words.length &&
        now.rest >= tuning.rest &&
        evidence > tuning.gatePerWord * words.length,
    };
  };

  const keep = (samples: Float32Array, sampleRate: number) => {
    resampler ??= createStreamResampler(sampleRate);
    hearing.add(resampler(samples.map(toFullScale)));
  };

  return {
    keep,
    push: (samples, sampleRate) => {
      keep(samples, sampleRate);
      if (hearing.frames() < heardTo + tuning.pass) return;
      heardTo = hearing.frames();
      pass();
    },
    said: () => said,
    samples: hearing.samples,
  };
}

const even = (frames: number) => 2 * Math.floor(frames / 2);
