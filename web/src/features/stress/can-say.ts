import {
  REFERENCE_MALE_VOICE,
  REFERENCE_VOICE,
  type SampleVoice,
  type StressItem,
  usableStressItems,
} from '@saywell/contract';

/** The two words of a pair must be heard apart; an embedded voice of the same gender stands in. */
export function canSay(gender: SampleVoice['ssmlGender'], { id, kind }: StressItem): boolean {
  const embedded = gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_VOICE;
  return kind !== 'pair' || usableStressItems[embedded]?.includes(id) === true;
}
