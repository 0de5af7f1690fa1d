import type { ScriptText } from '@saywell/contract';

/** Whose texts are shown. */
export const PARTS = ['all', 'exercise', 'ear', 'stress', 'drill'] as const;
export type ScriptPart = (typeof PARTS)[number];

export const partNames: Record<ScriptPart, string> = {
  all: 'All',
  exercise: 'Exercises',
  ear: 'Ear pairs',
  stress: 'Stress',
  drill: 'Drill words',
};

export const keyOf = ({ text, manner }: Pick<ScriptText, 'text' | 'manner'>) => `${manner}:${text}`;

/** The texts of a part, what is missing first; in each half as learners meet them. */
export function inOrder(texts: readonly ScriptText[], part: ScriptPart): ScriptText[] {
  const asked = texts.filter(({ from }) => part === 'all' || from === part);
  const isMissing = ({ score }: ScriptText) => score === undefined;
  return [...asked.filter(isMissing), ...asked.filter((text) => !isMissing(text))];
}
