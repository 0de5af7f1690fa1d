import {
  earContrastOf,
  earPairOf,
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  type SampleVoice,
  usableEarPairs,
} from '@saywell/contract';

type Voice = {
  name: string;
  gender: SampleVoice['ssmlGender'];
  /** Of a person’s voice: the pairs of which it has both words. */
  earPairs?: readonly string[];
};

/**
 * Whether a voice says the words of a pair apart. Google’s do, but an embedded one stands in where
 * Google is out of reach, under the same name, and Google is sent the spelling alone.
 */
export function canSay(
  { gender, earPairs }: Voice,
  pair: string,
  engine: string | undefined,
): boolean {
  if (earPairs) return earPairs.includes(pair);
  const embedded = gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_FEMALE_VOICE;
  if (!usableEarPairs[embedded]?.includes(pair)) return false;
  return engine !== 'google' || isClearInSpelling(pair);
}

const isClearInSpelling = (pair: string) =>
  earContrastOf(pair)?.kind !== 'stress' &&
  earPairOf(pair)?.words.every(({ says }) => says === undefined) === true;
