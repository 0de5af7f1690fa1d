import type { IntonationAnalysis, IntonationTarget } from '../analysis.ts';
import { isVowel } from '../phonemes/phone-index.ts';
import { clamp, mean } from '../signal/statistics.ts';
import { secondsAt } from '../recording/seconds.ts';
import type { Melody } from './melody.ts';
import { drawModel } from './model-contour.ts';
import { finalMovement, movementOf, movementScore } from './movement.ts';
import { GOOD_FOCUS, USUAL_ENDING } from './targets.ts';
import { voicedPart } from './voiced-part.ts';
import { wordProminence } from './word-prominence.ts';

/** Compares the learner's melody with the exercise's target; the texts are added elsewhere. */
export function assessIntonation(
  melody: Melody,
  target: IntonationTarget,
  focusWord: number | undefined,
): Omit<IntonationAnalysis, 'message'> {
  const expected = target.ending ?? USUAL_ENDING[target.kind];
  const { phones } = melody;
  const nucleus = findNucleus(melody);
  const end = phones.at(-1)!.end;
  const semitones = finalMovement(voicedPart(melody), { nucleus, end });
  const focus =
    focusWord === undefined || semitones === undefined ? undefined : assessFocus(melody, focusWord);
  const parts = [
    ...(semitones === undefined ? [] : [movementScore(semitones, expected)]),
    ...(focus ? [focus.score] : []),
  ];
  const focusPhones = phones.filter(({ word }) => word === focusWord);
  const seconds = (frame: number) => secondsAt(frame, melody.offset);
  return {
    target,
    // Without a judged focus, only half of the target was checked.
    ...(parts.length && (target.focusWord === undefined || focus)
      ? { score: Math.round(mean(parts)) }
      : {}),
    ...(semitones === undefined
      ? {}
      : { ending: { expected, heard: movementOf(semitones), semitones: round(semitones) } }),
    ...(focus ? { focus } : {}),
    model: drawModel({
      start: seconds(phones[0]!.start),
      nucleus: seconds(nucleus),
      end: seconds(end),
      ending: expected,
      ...(focusPhones.length
        ? {
            focus: { start: seconds(focusPhones[0]!.start), end: seconds(focusPhones.at(-1)!.end) },
          }
        : {}),
    }),
  };
}

/** The first frame of the last word's stressed vowel, where the final movement starts. */
function findNucleus({ phones, symbols }: Melody): number {
  const last = phones.at(-1)!.word;
  const vowels = phones
    .map((phone, i) => ({ ...phone, stressed: symbols[i]!.endsWith('1') }))
    .filter(({ word, phone }) => word === last && isVowel(phone));
  return (vowels.find(({ stressed }) => stressed) ?? vowels[0] ?? phones.at(-1)!).start;
}

function assessFocus(melody: Melody, expected: number) {
  const prominence = wordProminence(melody);
  const own = prominence.get(expected);
  if (own === undefined) return undefined;
  const others = [...prominence].filter(([word]) => word !== expected);
  const best = Math.max(...others.map(([, value]) => value), own - 1);
  const score = Math.round(100 * clamp((own - best + 1) / 1.3, 0, 1));
  const louder = others.find(([, value]) => value === best && value > own)?.[0];
  // A word that stands out nearly as much as expected is not corrected.
  const heard = score >= GOOD_FOCUS ? expected : (louder ?? expected);
  return { expected, heard, score };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
