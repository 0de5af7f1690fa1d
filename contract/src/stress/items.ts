import { stressPairs } from './pairs.ts';
import { focusSentences } from './sentences.ts';
import type { StressItem } from './stress-item.ts';
import { stressWords } from './words.ts';

export type { StressItem, StressKind } from './stress-item.ts';
export { stressPairs } from './pairs.ts';

export const stressItems: readonly StressItem[] = [
  ...stressWords,
  ...stressPairs.flat(),
  ...focusSentences,
];

export const stressItemOf = (id: string): StressItem | undefined =>
  stressItems.find((item) => item.id === id);
