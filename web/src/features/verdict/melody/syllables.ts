import type { Span } from '../playback/columns.ts';
import type { WordView } from '../words/word-views.ts';

export type Syllable = Span & { text: string; stressed: boolean };

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
const IPA_VOWEL = /aɪ|aʊ|oʊ|eɪ|ɔɪ|[ɑæʌəɔɛɝɚɪiʊu]/g;
const MAIN_STRESS = 'ˈ';

/**
 * The syllables of a word with their times: split in its spelling where that can be told, else the
 * word in one. Which is stressed is read from its transcription.
 */
export function syllablesOf({ text, word }: Pick<WordView, 'text' | 'word'>, ipa = ''): Syllable[] {
  const plain = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const starts = syllableStarts(word.sounds);
  const parts = splitSpelling(plain, starts.length);
  const stress = stressedSyllable(ipa);
  if (!parts) {
    return [{ text: plain, start: word.start, end: word.end, stressed: stress !== undefined }];
  }
  return parts.map((part, index) => ({
    text: part,
    start: index === 0 ? word.start : (starts[index] ?? word.start),
    end: starts[index + 1] ?? word.end,
    stressed: index === stress,
  }));
}

/** A syllable begins with the last consonant before its vowel. */
function syllableStarts(sounds: WordView['word']['sounds']): number[] {
  return sounds.flatMap(({ phone, start }, index) => {
    if (!VOWELS.has(phone)) return [];
    const before = sounds[index - 1];
    return [before && !VOWELS.has(before.phone) ? before.start : start];
  });
}

export function stressedSyllable(ipa: string): number | undefined {
  const mark = ipa.indexOf(MAIN_STRESS);
  return mark < 0 ? undefined : (ipa.slice(0, mark).match(IPA_VOWEL) ?? []).length;
}

/** Consonant letters that stand for one sound. */
const ONE_SOUND = /^(?:th|sh|ch|ph|wh|gh|ck|qu)/i;

/** A spelling cut into so many syllables; nothing where its vowel letters don't tell. */
export function splitSpelling(text: string, count: number): string[] | undefined {
  if (count <= 1) return [text];
  const vowels = [...text.matchAll(/[aeiouy]+/gi)].map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
  }));
  // The e of “time”, “canceled” and “makes” is written only.
  if (vowels.length === count + 1 && /e(?:d|s)?$/i.test(text)) {
    const last = vowels.at(-1)!;
    if (text.slice(last.start, last.end).toLowerCase() === 'e') vowels.pop();
  }
  if (vowels.length !== count) return undefined;
  const cuts = vowels
    .slice(1)
    .map((vowel, index) => cutBetween(text, vowels[index]!.end, vowel.start));
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
}

/** One consonant goes to the next syllable, of several all but the first. */
function cutBetween(text: string, from: number, to: number): number {
  const consonants = text.slice(from, to);
  const first = ONE_SOUND.exec(consonants)?.[0].length ?? 1;
  return consonants.length > first ? from + first : from;
}
