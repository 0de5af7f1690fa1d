import type { Finding, SaidForm } from '../analysis.ts';
import { isClear, isHardToHear, type AnalyzedTake } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { repeat } from './next-step.ts';
import { isUnsure } from './unsure-sound.ts';

/** From these margins on a form was surely said; `npm run bench:forms` measures what they give. */
const SURE_OF_FULL = 6;
const SURE_OF_TAUGHT = 8;

/** It is correct English and takes nothing off the score: whatever does comes first. */
const FORM_COST = 1;
const MOST_NAMED = 2;
/** “Gonna,” “wanna,” “hafta”: never before a place, as in “going to the store.” */
const BEFORE_A_VERB = /^(going|want|got|ought|used|ha[sv]e?) to$/i;

/** The words that were said in full where the exercise teaches how they are reduced. */
export function formCause(take: AnalyzedTake): Cause | undefined {
  const named = fullForms(take)
    .slice(0, MOST_NAMED)
    .toSorted((a, b) => a.word - b.word);
  if (named.length === 0) return undefined;
  const title = `You said the full ${written(named, 'full')}`;
  const [only] = named.length === 1 ? named : [];
  const where = only ? ` in “${take.words[only.word]!.word}”` : '';
  return {
    cost: FORM_COST,
    summary: title,
    next: repeat(`Say it again with the natural ${written(named, 'taught')}${where}`),
    finding: {
      kind: 'form',
      words: named.map(({ word }) => word),
      title,
      body: `${place(named)} usually say ${written(named, 'taught')}.`,
    },
  };
}

/** What was surely said in full for this word. */
export function fullFormOf(take: AnalyzedTake, index: number): string | undefined {
  return fullForms(take).find(({ word }) => word === index)?.full;
}

/** The surest first. */
function fullForms(take: AnalyzedTake): SaidForm[] {
  return certainForms(take)
    .filter(({ margins }) => margins.full >= SURE_OF_FULL)
    .toSorted((a, b) => b.margins.full - a.margins.full);
}

/** Praise for the form that the exercise is about. */
export function formPraise(take: AnalyzedTake): Finding | undefined {
  const [best] = certainForms(take)
    .filter(({ margins }) => margins.taught >= SURE_OF_TAUGHT)
    .toSorted((a, b) => b.margins.taught - a.margins.taught);
  if (!best) return undefined;
  const title = `You said “${best.text}” the natural way: /${best.taught}/`;
  return { kind: 'praise', words: [best.word], title, body: '' };
}

/** Nothing is said about a word or a take that is in doubt. */
function certainForms(take: AnalyzedTake): SaidForm[] {
  const { forms, words, issues } = take;
  if (isHardToHear(take) || issues.length > 0) return [];
  return forms.filter(({ word }) => isClear(words[word]!, word) && !isUnsure(words[word]!));
}

function written(forms: readonly SaidForm[], which: 'full' | 'taught') {
  const all = [...new Set(forms.map((form) => form[which]))];
  // “To” is named with “have” where both were full.
  const named = all.filter((form) => !all.some((other) => other.endsWith(` ${form}`)));
  return named.map((form) => `/${form}/`).join(' and ');
}

function place(forms: readonly SaidForm[]) {
  if (forms.some(({ everywhere }) => everywhere)) return 'Americans';
  return forms.every(({ text }) => BEFORE_A_VERB.test(text))
    ? 'Before a verb, Americans'
    : 'Inside a phrase, Americans';
}
