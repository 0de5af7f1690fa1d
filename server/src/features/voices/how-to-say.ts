import type { KnownText } from './known-texts.ts';

/** How a text is to be said, for whoever records it; empty where there is nothing to say about it. */
export function howToSay({ text, manner, from, trains }: KnownText): string {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const quoted = (at: number) => `“${words[at] ?? ''}”`;
  const { forms = [], stress = [], target } = trains ?? {};
  const short = [...new Set(forms.map(({ word }) => quoted(word)))];
  const notes = [
    manner === 'careful' && 'Say every word in full.',
    manner === 'natural' &&
      forms.length > 0 &&
      (from === 'ear'
        ? 'Say it as the sounds show.'
        : `Say it as in a chat, as the sounds show: ${listOf(short)}.`),
    ...stress.map(
      ({ word, syllable }) => `Make part ${syllable} of ${quoted(word)} the strong one.`,
    ),
    target?.focusWord !== undefined && `Make ${quoted(target.focusWord)} stand out.`,
    target?.ending === 'rise' && 'Let your voice go up at the end.',
    target?.ending === 'fall' && 'Let your voice come down at the end.',
  ];
  return notes.filter((note) => note !== false).join(' ');
}

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });
const listOf = (words: readonly string[]) => lists.format(words);
