import { earContrasts, REFERENCE_RATE } from '@saywell/contract';
import type { SpeechRequest } from './engine.ts';

const WORDS = new Set(
  earContrasts.flatMap(({ pairs }) => pairs.flatMap(({ words }) => words.map(({ text }) => text))),
);

/**
 * Whether it is a word of ear training, as a round asks for it. There are some hundred of them, which
 * are soon in the cache, and a round of twenty asks for more in a minute than a limit would allow.
 */
export const isRoundWord = ({ text, voiceOptions, context }: SpeechRequest): boolean =>
  WORDS.has(text) &&
  voiceOptions.speakingRate === REFERENCE_RATE &&
  voiceOptions.pitch === 0 &&
  context === undefined;
