import { withoutStress } from './phone-set.ts';
import { wordTable } from './word-table.ts';

const SIBILANTS = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);
const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH']);

function lastPhone(phones: readonly string[]): string {
  return withoutStress(phones.at(-1) ?? '');
}

/** Adds the s of plurals, possessives and verbs: cats, dogs, buses. */
export function withS(phones: readonly string[]): string[] {
  const last = lastPhone(phones);
  if (SIBILANTS.has(last)) return [...phones, 'IH0', 'Z'];
  return [...phones, VOICELESS.has(last) ? 'S' : 'Z'];
}

/** Adds the past ending: walked, played, wanted. */
function withEd(phones: readonly string[]): string[] {
  const last = lastPhone(phones);
  if (last === 'T' || last === 'D') return [...phones, 'IH0', 'D'];
  return [...phones, VOICELESS.has(last) || SIBILANT_VOICELESS.has(last) ? 'T' : 'D'];
}

const SIBILANT_VOICELESS = new Set(['S', 'SH', 'CH']);

type Ending = { stems: (word: string) => string[]; add: (phones: readonly string[]) => string[] };

const CONTRACTIONS = wordTable<string[]>({
  "'ll": ['AH0', 'L'],
  "'ve": ['AH0', 'V'],
  "'d": ['D'],
  "'re": ['ER0'],
  "n't": ['AH0', 'N', 'T'],
  "'em": ['AH0', 'M'],
});

/** Regular endings of words whose stem may be in the dictionary although the word is not. */
export const ENDINGS: readonly Ending[] = [
  { stems: (word) => (word.endsWith("'s") ? [word.slice(0, -2)] : []), add: withS },
  {
    stems: (word) => (word.endsWith("s'") ? [word.slice(0, -1)] : []),
    add: (phones) => [...phones],
  },
  ...Object.entries(CONTRACTIONS).map(([ending, sounds]) => ({
    stems: (word: string) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []),
    add: (phones: readonly string[]) => [...phones, ...sounds],
  })),
  {
    stems: (word) => (word.endsWith("in'") ? [`${word.slice(0, -1)}g`] : []),
    add: (phones) => [...phones.slice(0, -1), 'N'],
  },
  {
    stems: (word) => {
      if (!/[^s]s$/.test(word)) return [];
      return word.endsWith('es') ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)];
    },
    add: withS,
  },
  { stems: (word) => (word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []), add: withS },
  {
    stems: (word) => {
      if (!word.endsWith('ed')) return [];
      const stem = word.slice(0, -2);
      return [`${stem}e`, stem, stem.replace(/([bdglmnprt])\1$/, '$1')];
    },
    add: withEd,
  },
  {
    stems: (word) => {
      if (!word.endsWith('ing')) return [];
      const stem = word.slice(0, -3);
      return [stem, `${stem}e`, stem.replace(/([bdglmnprt])\1$/, '$1')];
    },
    add: (phones) => [...phones, 'IH0', 'NG'],
  },
];
