import {
  type Analysis,
  type AnalyzedSyllable,
  isDoubted,
  isScored,
  type StressItem,
  type StressSaid,
} from '@saywell/contract';
import type { Band } from '../../ui/bands.ts';

/** What came of saying a word. */
export type SaidStress = {
  said: StressSaid;
  band: Band;
  title: string;
  text: string;
  /** Of the same number as the word has; undefined where they could not be told apart. */
  syllables: AnalyzedSyllable[] | undefined;
};

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
const nth = (syllable: number) => ORDINALS[syllable - 1] ?? `${syllable}th`;

export function saidStress(analysis: Analysis, { parts, phrase, strong }: StressItem): SaidStress {
  const word = analysis.words[0];
  const wasHeard = word && word.kind !== 'missing' && isScored(analysis) && !isDoubted(analysis);
  if (!wasHeard) {
    const text = `That couldn’t be judged. Say just “${phrase}” once more.`;
    return { said: 'unsure', band: 'unsure', title: 'Not sure', text, syllables: undefined };
  }
  const syllables = word.syllables?.length === parts.length ? word.syllables : undefined;
  const { stress } = word;
  if (!stress) {
    const text = `No syllable stood out enough to tell. Make “${parts[strong]}” longer and higher.`;
    return { said: 'unsure', band: 'unsure', title: 'Not sure', text, syllables };
  }
  if (stress.heard !== stress.expected) {
    const text = `You made the ${nth(stress.heard)} syllable strong; it’s the ${nth(stress.expected)}.`;
    return { said: 'wrong', band: 'notyet', title: 'Not yet', text, syllables };
  }
  const text = `The ${nth(stress.heard)} syllable is strong.`;
  return { said: 'right', band: 'clear', title: 'Right', text, syllables };
}
