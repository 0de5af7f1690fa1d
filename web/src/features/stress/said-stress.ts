import {
  type Analysis,
  type AnalyzedSyllable,
  isDoubted,
  isJudged,
  isScored,
  measuredParts,
  type StressItem,
  type StressSaid,
} from '@saywell/contract';
import type { Band } from '../../ui/bands.ts';
import { toSay } from './written-of.ts';

/** What came of saying a word or a sentence. */
export type SaidStress = {
  said: StressSaid;
  band: Band;
  title: string;
  text: string;
  /** As many as there are to choose from; undefined where they could not be told apart. */
  parts: AnalyzedSyllable[] | undefined;
};

type Judged = Pick<SaidStress, 'said' | 'text'>;

/** Of the score of a focus: above it, another word stood out hardly more than the right one. */
const WRONG_FOCUS_TO = 25;

const LOOKS = {
  right: { band: 'clear', title: 'Right' },
  wrong: { band: 'notyet', title: 'Not yet' },
  unsure: { band: 'unsure', title: 'Not sure' },
} as const;

export function saidStress(analysis: Analysis, item: StressItem): SaidStress {
  const isSentence = item.kind === 'focus';
  const wasHeard =
    isScored(analysis) && !isDoubted(analysis) && (isSentence || analysis.words.some(isJudged));
  const judged = wasHeard
    ? (isSentence ? judgeFocus : judgeSyllable)(analysis, item)
    : unsure(
        `That couldn’t be judged. Say ${isSentence ? 'it' : `just “${toSay(item)}”`} once more.`,
      );
  return {
    ...judged,
    ...LOOKS[judged.said],
    parts: wasHeard ? measuredParts(analysis, item) : undefined,
  };
}

const unsure = (text: string): Judged => ({ said: 'unsure', text });

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
const nth = (syllable: number) => ORDINALS[syllable - 1] ?? `${syllable}th`;

function judgeSyllable({ words }: Analysis, { parts, strong }: StressItem): Judged {
  const stress = words[0]?.stress;
  if (!stress) {
    return unsure(
      `No syllable stood out enough to tell. Make “${parts[strong]}” longer and higher.`,
    );
  }
  const { heard, expected } = stress;
  if (heard === expected) return { said: 'right', text: `The ${nth(heard)} syllable is strong.` };
  const text = `You made the ${nth(heard)} syllable strong; it’s the ${nth(expected)}.`;
  return { said: 'wrong', text };
}

function judgeFocus({ words, intonation }: Analysis, { parts, strong }: StressItem): Judged {
  const focus = intonation?.focus;
  const aim = `Make “${parts[strong]}” longer and higher, and the rest lighter.`;
  if (!focus) return unsure(`No word stood out enough to tell. ${aim}`);
  const { heard, expected, score } = focus;
  if (heard === expected) return { said: 'right', text: `“${parts[strong]}” stands out.` };
  const other = words[heard]?.word ?? '';
  if (score > WRONG_FOCUS_TO) return unsure(`“${other}” stood out nearly as much. ${aim}`);
  return { said: 'wrong', text: `“${other}” stood out. ${aim}` };
}
