import type { KnownText } from './known-texts.ts';
import { quoted } from './quoted.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** How a text is to be said, for whoever records it; empty where there is nothing to say about it. */
export function howToSay({ text, manner, from, trains, part }: KnownText): string {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const wordAt = (at: number) => words[at] ?? '';
  const { forms = [], stress = [], target } = trains ?? {};
  const short = [...new Set(forms.map(({ word }) => wordAt(word)))];
  // In a sentence of the stress gym the engine measures each word that may be chosen.
  const stressed = from === 'stress' && target ? [] : stress;
  const notes = [
    part !== undefined && `${part}.`.replace('”.', '.”'),
    manner === 'careful' && 'Say every word in full.',
    manner === 'natural' &&
      forms.length > 0 &&
      (from === 'ear'
        ? 'Say it as the sounds show.'
        : `Say it as in a chat, as the sounds show: ${quoted(short, '.')}`),
    ...stressed.map(
      ({ word, syllable }) =>
        `Stress the ${PLACES[syllable - 1]} syllable of ${quoted([wordAt(word)], '.')}`,
    ),
    target?.focusWord !== undefined && `Make ${quoted([wordAt(target.focusWord)])} stand out.`,
    target?.ending === 'rise' && 'Let your voice go up at the end.',
    target?.ending === 'fall' && 'Let your voice come down at the end.',
  ];
  return notes.filter((note) => note !== false).join(' ');
}
