import type { FrameScores } from '../alignment/align.ts';
import { SILENCE } from '../phonemes/phone-index.ts';

const CLASSES = SILENCE + 1;
const NEVER = -50;

/** This many frames in which these sounds have these scores, and all others none. */
export type Stretch = { frames: number; scores: Record<number, number> };

/** Artificial scores for tests, segment by segment. */
export function frameScores(...stretches: Stretch[]): FrameScores {
  const rows = stretches.flatMap(({ frames, scores }) =>
    Array.from({ length: frames }, () => scores),
  );
  const values = new Float32Array(rows.length * CLASSES).fill(NEVER);
  rows.forEach((scores, frame) => {
    for (const [phone, score] of Object.entries(scores)) {
      values[frame * CLASSES + Number(phone)] = score;
    }
  });
  return { frames: rows.length, classes: CLASSES, values };
}
