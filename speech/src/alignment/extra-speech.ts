import { align, type Alignment, type FrameScores } from './align.ts';

/** Score per frame of any sound at all: the best of each frame, minus this penalty. */
const ANY_SOUND = 1.2;

/** Anything shorter may be a breath, or the echo of the last word. */
const FEWEST_FRAMES = 25;
/** How much better the clip must fit with more speech in it, in natural log. */
const GAIN = 25;

/** Speech that does not belong to the phrase. */
export type ExtraSpeech = {
  gain: number;
  /** Its frames. */
  start: number;
  end: number;
};

/** Whether the speaker went on talking after the phrase. */
export function isExtra({ gain, start, end }: ExtraSpeech): boolean {
  return gain > GAIN && end - start >= FEWEST_FRAMES;
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
