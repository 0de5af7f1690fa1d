import type { Analysis, NextStep } from '@saywell/contract';
import type { ReactNode } from 'react';
import type { Attempt, JudgedWord } from './attempts-strip.tsx';
import type { Playback } from './playback/playback.ts';
import type { Voice } from './playback/side-by-side.tsx';
import type { ExampleTune } from './melody/tune.ts';
import type { WordView } from './words/word-views.ts';

export type VerdictProps = {
  analysis: Analysis;
  phrase: string;
  playback: Playback;
  learner: Voice;
  /** The example and its words; absent until it is loaded. */
  example: (Voice & ExampleTune) | undefined;
  /** Whether the learner heard the phrase in another voice: of that one there is no recording. */
  isOtherVoice?: boolean;
  /** Earlier takes of the same phrase, oldest first, and the words of the last one. */
  before?: { attempts: readonly Attempt[]; words?: readonly JudgedWord[] };
  /** The one thing to do now. */
  next: NextStep;
  /** More about the take as a whole, after the word to fix. */
  summary?: ReactNode;
  /** What the first language has in place of a sound, where that holds in a word. */
  factOf?: (phones: readonly string[], at: number) => string | undefined;
  /** What can be done with one word that has a marked sound. */
  renderDrill?: (view: WordView, index: number) => ReactNode;
  /** Without what it is based on; a word still opens when it is pressed. */
  isBrief?: boolean | undefined;
  /** What to do next; shown under the words, and docked at the foot of a phone. */
  actions: ReactNode;
  /** After everything else: an advertisement. */
  after?: ReactNode;
};
