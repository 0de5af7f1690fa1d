import type { z } from 'zod';
import { type EarContrast, earContrasts } from '../ear/contrasts.ts';
import type { EarMark } from '../ear/heard.ts';
import { CLEAR_FROM } from '../limits.ts';
import { type FirstLanguage, LANGUAGE_NAMES, type Typical } from './language.ts';

/** What somebody heard of one contrast so far. */
export type OwnResult = { asked: number; heard: number; mark?: z.output<typeof EarMark> };

/** How well somebody says a sound, from 0 to 1; null without enough tries. */
export type SaidSound = { ipa: string; accuracy: number | null };

export type PathStep = {
  contrast: EarContrast;
  why: 'mistakes' | 'said' | 'language' | 'load';
  /** Why it is there, in one sentence. */
  reason: string;
};

/** Before anybody answers, a contrast counts as if it had been asked this often. */
const PRIOR_ASKED = 5;
/** And as if this share of the answers had been wrong, by how typical that is for the language. */
const PRIOR_MISTAKES = { none: 0.1, 1: 0.2, 2: 0.3, 3: 0.4 } as const;
/** From here on, the mistakes themselves are the reason. */
const TELLING = { asked: 5, mistakes: 0.15 };
/**
 * A sound that is never said right makes its contrasts weigh five times as much. One that is said
 * well takes nothing away: it may still be misheard, or fail at the end of a word.
 */
const SAID_BADLY = 4;
const CLEAR = CLEAR_FROM / 100;

/**
 * All contrasts in the order in which they help most: functional load × expected mistakes × how
 * badly their sounds are said. What is typical of the language is the first guess, and every own
 * answer weighs against it; `language` is undefined if nobody told us. `heard` is by contrast, `said`
 * by sound.
 */
export function pathFor(
  language: FirstLanguage | undefined,
  heard: Readonly<Record<string, OwnResult>>,
  said: Readonly<Record<string, SaidSound>> = {},
): PathStep[] {
  return earContrasts
    .map((contrast) => {
      const typical = language?.contrasts[contrast.id];
      const own = heard[contrast.id] ?? { asked: 0, heard: 0 };
      const worst = worstOf(contrast, said);
      return {
        step: { contrast, ...whyOf(contrast, language, own, worst) },
        weight:
          contrast.load *
          mistakesToExpect(typical, own) *
          (1 + SAID_BADLY * ((worst?.gap ?? 0) / CLEAR)),
      };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ step }) => step);
}

function mistakesToExpect(typical: Typical | undefined, { asked, heard }: OwnResult) {
  const guessed = PRIOR_ASKED * PRIOR_MISTAKES[typical ?? 'none'];
  return (asked - heard + guessed) / (asked + PRIOR_ASKED);
}

type Unclear = { ipa: string; accuracy: number; gap: number };

/** Of the two sounds, the one that is said worse; undefined if neither is known to be unclear. */
function worstOf(
  { sounds }: EarContrast,
  said: Readonly<Record<string, SaidSound>>,
): Unclear | undefined {
  return sounds
    .flatMap((phone): Unclear[] => {
      const { ipa = '', accuracy = null } = said[phone] ?? {};
      return accuracy !== null && accuracy < CLEAR
        ? [{ ipa, accuracy, gap: CLEAR - accuracy }]
        : [];
    })
    .toSorted((one, other) => other.gap - one.gap)[0];
}

function whyOf(
  contrast: EarContrast,
  language: FirstLanguage | undefined,
  { asked, heard, mark }: OwnResult,
  worst: Unclear | undefined,
): Omit<PathStep, 'contrast'> {
  const { id, title } = contrast;
  const wrong = asked - heard;
  const isMixedUp = asked >= TELLING.asked && wrong / asked >= TELLING.mistakes;
  // What is heard by now is left to the mouth.
  if (isMixedUp && !(mark === 'heard' && worst)) {
    return { why: 'mistakes', reason: `You mixed up ${title} ${wrong} out of ${asked} times.` };
  }
  if (worst) {
    const average = Math.round(worst.accuracy * 100);
    return {
      why: 'said',
      reason: `When you say /${worst.ipa}/, you average ${average} out of 100.`,
    };
  }
  const typical = language?.contrasts[id];
  if (language && typical) {
    const who = `${typical === 1 ? 'Some' : 'Many'} people whose first language is ${LANGUAGE_NAMES[language.id]}`;
    return { why: 'language', reason: `${who} mix up ${title}.` };
  }
  return { why: 'load', reason: whatItTells(contrast) };
}

const HOW_MANY = { 1: 'A few', 2: 'Some', 3: 'Many' } as const;

function whatItTells({ kind, title, load }: EarContrast): string {
  if (kind === 'form') return `Mixing up ${title} changes what a sentence means.`;
  if (kind === 'stress') return `A different stress can make a different word, as in ${title}.`;
  return `${HOW_MANY[load]} pairs of words differ in the same way as ${title}.`;
}
