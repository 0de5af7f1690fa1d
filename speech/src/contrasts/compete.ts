import { align, type AlignedPhone, type Alignment, type FrameScores } from '../alignment/align.ts';
import { type Contrast, isAddedBefore } from './confusions.ts';

/** How many sounds on each side of a contrast may be aligned differently; others do not change. */
const AROUND = 2;

/** A part of the clip around one sound, with its expected sounds. */
export type Window = {
  /** Frames of the clip. */
  start: number;
  end: number;
  sounds: AlignedPhone[];
  /** Index of the tested sound in `sounds`. */
  at: number;
};

/** An alignment of a window. */
export type Path = {
  /** Natural log over all frames. */
  score: number;
  phones: Alignment['phones'];
};

export function windowAround(phones: readonly AlignedPhone[], at: number, frames: number): Window {
  const first = Math.max(0, at - AROUND);
  const last = Math.min(phones.length - 1, at + AROUND);
  return {
    start: first === 0 ? 0 : phones[first]!.start,
    end: last === phones.length - 1 ? frames : phones[last]!.end,
    sounds: phones.slice(first, last + 1),
    at: at - first,
  };
}

/** The best path of these sounds through the window; frames count from the window's start. */
export function bestPath(
  scores: FrameScores,
  { start, end }: Window,
  sounds: readonly Pick<AlignedPhone, 'phone' | 'word'>[],
): Path | undefined {
  const stretch = {
    frames: end - start,
    classes: scores.classes,
    values: scores.values.subarray(start * scores.classes, end * scores.classes),
  };
  const found = align(stretch, byWord(sounds));
  return found && { score: found.score * stretch.frames, phones: found.phones };
}

/** These sounds with the contrast applied to the one at `at`, and the position of the changed sound. */
export function alternative(
  { sounds, at }: { sounds: readonly AlignedPhone[]; at: number },
  contrast: Contrast,
): { sounds: Pick<AlignedPhone, 'phone' | 'word'>[]; at: number } {
  const { kind, instead } = contrast;
  const { word } = sounds[at]!;
  if (kind === 'exchanged')
    return { sounds: sounds.with(at, { ...sounds[at]!, phone: instead }), at };
  if (kind === 'dropped') return { sounds: sounds.toSpliced(at, 1), at };
  const place = isAddedBefore(contrast) ? at : at + 1;
  return {
    sounds: [...sounds].toSpliced(place, 0, { ...sounds[at]!, phone: instead, word }),
    at: place,
  };
}

function byWord(sounds: readonly Pick<AlignedPhone, 'phone' | 'word'>[]): number[][][] {
  const words: number[][] = [];
  sounds.forEach(({ phone, word }, i) => {
    if (i === 0 || word !== sounds[i - 1]!.word) words.push([]);
    words.at(-1)!.push(phone);
  });
  return words.map((phones) => [phones]);
}
