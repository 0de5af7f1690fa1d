import type { ScriptText } from '@saywell/contract';

/** Which texts are shown. */
export const PARTS = ['all', 'exercise', 'scene', 'ear', 'stress', 'drill', 'kept'] as const;
export type ScriptPart = (typeof PARTS)[number];

export const partNames: Record<ScriptPart, string> = {
  all: 'All',
  exercise: 'Exercises',
  scene: 'Scenes',
  ear: 'Ear pairs',
  stress: 'Stress gym',
  drill: 'Drill words',
  kept: 'Recorded',
};

export const keyOf = ({ text, manner }: Pick<ScriptText, 'text' | 'manner'>) => `${manner}:${text}`;

type Choice = { part: ScriptPart; search: string };

/** The texts that are asked for, what is missing first; in each half as learners meet them. */
export function inOrder(
  texts: readonly ScriptText[],
  { part, search }: Choice,
  scoreOf = ({ score }: ScriptText) => score,
): ScriptText[] {
  const isMissing = (text: ScriptText) => scoreOf(text) === undefined;
  const wanted = searchable(search);
  const asked = texts.filter((text) => {
    const isOfPart = part === 'all' || (part === 'kept' ? !isMissing(text) : text.from === part);
    return isOfPart && searchable(text.text).includes(wanted);
  });
  return [...asked.filter(isMissing), ...asked.filter((text) => !isMissing(text))];
}

const searchable = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();
