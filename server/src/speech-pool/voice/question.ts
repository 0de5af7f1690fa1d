import type { IntonationTarget } from '@saywell/contract';

export type Ending = NonNullable<IntonationTarget['ending']>;

const ASKING =
  /^(?:(?:and|but|so|then|well|now|or) )*(?:who|what|when|where|why|how|which|whose)\b/;
const ASKING_LAST = /\b(?:who|what|when|where|why|how|which|whose)$/;
/** “… , aren’t you?”, which usually only asks for a nod. */
const TAG =
  /^(?:is|are|am|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|must|might)(?:n't)? (?:i|you|he|she|it|we|they|there)(?: not)?$/;

/**
 * How an American would usually end a text: questions that can be answered by yes or no rise, all
 * others fall. A tag or a choice falls although it ends with the same sign.
 */
export function usualEnding(text: string): Ending {
  const question = /([^.!?;:]+)\?["'”’)\s]*$/.exec(text.replaceAll('’', "'"))?.[1];
  if (question === undefined) return 'fall';
  const clauses = question
    .toLowerCase()
    .split(/\s*(?:,|—|–)\s*/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const last = clauses.at(-1) ?? '';
  if (ASKING.test(last) || ASKING.test(clauses[0] ?? '')) return 'fall';
  if (ASKING_LAST.test(last)) return 'rise';
  if (/\bor\b/.test(question.toLowerCase())) return 'fall';
  return clauses.length > 1 && TAG.test(last) ? 'fall' : 'rise';
}
