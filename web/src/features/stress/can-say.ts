import {
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  type SampleVoice,
  type StressItem,
  usableStressItems,
} from '@saywell/contract';

/** Whether a voice lets the strong part be heard; an embedded one of the same gender stands in. */
export function canSay(gender: SampleVoice['ssmlGender'], { id }: StressItem): boolean {
  const embedded = gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_FEMALE_VOICE;
  return usableStressItems[embedded]?.includes(id) === true;
}
