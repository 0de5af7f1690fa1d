import {
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  type SampleVoice,
  type StressItem,
  usableStressItems,
} from '@saywell/contract';

type Voice = {
  gender: SampleVoice['ssmlGender'];
  /** What the server found of a kept one; an embedded one was checked ahead. */
  stressItems?: readonly string[];
};

/** Whether a voice lets the strong part be heard. */
export function canSay({ gender, stressItems }: Voice, { id }: StressItem): boolean {
  const embedded = gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_FEMALE_VOICE;
  return (stressItems ?? usableStressItems[embedded])?.includes(id) === true;
}
