import { align, type Alignment, type FrameScores } from './align.ts';

/**
 * Score per frame of any sound at all: the best of each frame, minus this penalty. Between 0.8 and
 * 1.6 it hardly matters (decision 118).
 */
const ANY_SOUND = 1.2;

/**
 * Anything shorter may be a breath, or the echo of the last word. Of 313 readings four seem to go on; of 152
 * with 0.6 s of other speech behind them 105 do. With 12 frames, twice as many of the first and 6 more of the
 * second do; with 50 frames, 23 fewer of the second.
 */
const FEWEST_FRAMES = 25;

/** Speech that does not belong to the phrase. */
export type ExtraSpeech = {
  /** How much better the clip fits with it, in natural log. */
  gain: number;
  /** Its frames. */
  start: number;
  end: number;
};

/** Whether the speaker went on talking after the phrase. */
export function isExtra({ gain, start, end }: ExtraSpeech): boolean {
  return gain > 0 && end - start >= FEWEST_FRAMES;
}

/** Looks for more speech after the last word; `words[word]` is the aligned pronunciation. */
export function extraSpeechAfter(
  scores: FrameScores,
  words: readonly number[][],
  whole: Alignment,
): ExtraSpeech | undefined {
  const withAnySound = addAnySound(scores);
  const extra = align(withAnySound, [...words.map((phones) => [phones]), [[scores.classes]]]);
  if (!extra) return undefined;
  const { start, end } = extra.phones.at(-1)!;
  return { gain: (extra.score - whole.score) * scores.frames, start, end };
}

function addAnySound({ frames, classes, values }: FrameScores): FrameScores {
  const wider = new Float32Array(frames * (classes + 1));
  for (let frame = 0; frame < frames; frame++) {
    const row = values.subarray(frame * classes, (frame + 1) * classes);
    wider.set(row, frame * (classes + 1));
    let best = -Infinity;
    for (let phone = 0; phone < classes - 1; phone++) best = Math.max(best, row[phone]!);
    wider[frame * (classes + 1) + classes] = best - ANY_SOUND;
  }
  return { frames, classes: classes + 1, values: wider };
}
