import {
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  type SampleVoice,
  usableEarPairs,
} from '@saywell/contract';

type Voice = {
  gender: SampleVoice['ssmlGender'];
  /** What the server found; an embedded voice was checked ahead. */
  earPairs?: readonly string[];
};

/** Whether a voice says the words of a pair apart. */
export function canSay({ gender, earPairs }: Voice, pair: string): boolean {
  const embedded = gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_FEMALE_VOICE;
  return (earPairs ?? usableEarPairs[embedded])?.includes(pair) === true;
}
