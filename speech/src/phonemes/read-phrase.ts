import { isVowel } from './phone-set.ts';
import { isAbbreviation } from './reading/abbreviations.ts';
import type { Lexicon } from './lexicon.ts';
import { readToken } from './reading/read-token.ts';
import type { Reading, Surroundings } from './reading/reading.ts';
import { plainText, tokenize, type Token } from './reading/tokens.ts';
import { type Around, heteronymForms } from './heteronyms.ts';
import { weakForms } from './weak-forms.ts';
import { stressLoneWords } from './lone-words.ts';
import { isMeant } from './meant-words.ts';
import type { PhraseWord } from './phrase-word.ts';
import type { Place } from './place.ts';
import { fullOf, shownOf } from './shown-words.ts';
import { distinct, MOST_VARIANTS, spokenVariants } from './word-variants.ts';
import { wordTable } from './word-table.ts';

/**
 * The phrase has more sounds than anybody says in one take. Five hundred characters of plain
 * English make some 320 sounds, but a page of prices many thousands, and the time of every later
 * stage depends on the number of sounds.
 */
export class PhraseTooLong extends RangeError {
  override name = 'PhraseTooLong';

  constructor() {
    super('The phrase takes too long to say');
  }
}

const MOST_SOUNDS = 500;
/** Twice the longest English word; guessing the sounds of hundreds of letters takes long. */
const MOST_LETTERS = 100;
/** Sounds of all variants together. Beyond it, a word keeps only its first variant. */
const MOST_SOUNDS_OF_VARIANTS = 2000;
/** A word with more parts, such as a long number, has only its plain variant. */
const MOST_VARIED_PARTS = 24;

type Spoken = { forms: string[][]; piece: string };
type ReadToken = {
  token: Token;
  readings: Spoken[][];
  pieces: Reading;
  fromLetters: boolean;
  around: Around;
  isAsked: boolean;
};

/** The usual spelling of words that were made up for the lexicon. */
const SHOWN_AS = wordTable<string>({
  koh: 'co',
  ree: 're',
  pree: 'pre',
  dee: 'de',
  miz: 'ms',
});

/**
 * Converts a phrase into words and their sounds, as an American would read it. Punctuation, emoji
 * and scripts other than Latin are not read; a phrase without anything speakable gives no words.
 * Only the first 500 characters are read. Throws `PhraseTooLong` if they have too many sounds.
 */
export function readPhrase(phrase: string, lexicon: Lexicon): PhraseWord[] {
  const tokens = tokenize(phrase, isAbbreviation);
  const shouting = !/\p{Ll}/u.test(phrase);
  let sounds = 0;
  const read = tokens
    .map((token, index) => {
      const around: Surroundings = {
        previous: neighbor(phrase, tokens[index - 1], token, 'before'),
        next: neighbor(phrase, token, tokens[index + 1], 'after'),
        shouting,
        known: lexicon.known,
      };
      const readings = readToken(token.text, around);
      const entry = lookUp(token, readings, lexicon, {
        around: wordsAround(phrase, tokens, index),
        isAsked: /^[^.?!]*\?/.test(phrase.slice(token.end)),
      });
      sounds += soundsOf(entry);
      if (sounds > MOST_SOUNDS) throw new PhraseTooLong();
      return entry;
    })
    .filter((entry) => entry.readings.length > 0);
  let room = MOST_SOUNDS_OF_VARIANTS;
  const words = read.map((entry, index) => {
    const [previous, next] = [read[index - 1], read[index + 1]];
    const word = phraseWord(
      entry,
      joined(phrase, previous, entry) ? previous : undefined,
      joined(phrase, entry, next) ? next : undefined,
    );
    room -= word.variants.reduce((sum, { length }) => sum + length, 0);
    return room >= 0 ? word : { ...word, variants: word.variants.slice(0, 1) };
  });
  return stressLoneWords(words, (index) => joined(phrase, read[index], read[index + 1]));
}

function soundsOf({ readings: [first = []] }: ReadToken): number {
  return first.reduce((sum, { forms }) => sum + (forms[0]?.length ?? 0), 0);
}

/** The neighboring word, unless a sentence ends in between. */
function neighbor(
  phrase: string,
  left: Token | undefined,
  right: Token | undefined,
  side: 'before' | 'after',
): string {
  if (!left || !right || /[.;:!?]/.test(phrase.slice(left.end, right.start))) return '';
  return (side === 'before' ? left : right).text;
}

/** Farther away nothing tells what a word is. */
const NEAR_WORDS = 3;

/** The words on both sides, as far as the clause goes. */
function wordsAround(phrase: string, tokens: readonly Token[], index: number): Around {
  const collect = (step: 1 | -1) => {
    const found: string[] = [];
    for (let at = index; found.length < NEAR_WORDS; at += step) {
      const [left, right] = step > 0 ? [tokens[at], tokens[at + 1]] : [tokens[at - 1], tokens[at]];
      if (!left || !right || CLAUSE_END.test(phrase.slice(left.end, right.start))) break;
      found.push((step > 0 ? right : left).text.toLowerCase());
    }
    return found;
  };
  return { before: collect(-1), after: collect(1) };
}

function lookUp(
  token: Token,
  readings: readonly Reading[],
  lexicon: Lexicon,
  place: Pick<ReadToken, 'around' | 'isAsked'>,
): ReadToken {
  const isTooMuch = (reading: Reading) =>
    reading.length > MOST_SOUNDS || reading.some(({ length }) => length > MOST_LETTERS);
  if (readings.some(isTooMuch)) throw new PhraseTooLong();
  let fromLetters = false;
  const spoken = readings
    .map((reading) =>
      reading.flatMap((piece): Spoken[] => {
        const found = lexicon.pronounce(piece);
        if (found.variants.length === 0) return [];
        fromLetters ||= found.fromLetters;
        const forms = reading.length === 1 ? heteronymForms(piece, place.around) : undefined;
        return [{ forms: forms ?? found.variants, piece }];
      }),
    )
    .filter((pieces) => pieces.length > 0);
  return {
    token,
    readings: spoken,
    pieces: spoken[0]?.map(({ piece }) => piece) ?? [],
    fromLetters,
    ...place,
  };
}

const CLAUSE_END = /[,.;:!?()\u2013\u2014\u2026]|--/;

/** Connected speech does not continue across a comma or a period. */
function joined(phrase: string, from: ReadToken | undefined, to: ReadToken | undefined): boolean {
  if (!from || !to) return false;
  return !CLAUSE_END.test(phrase.slice(from.token.end, to.token.start));
}

function phraseWord(
  entry: ReadToken,
  previous: ReadToken | undefined,
  next: ReadToken | undefined,
): PhraseWord {
  const before = previous?.readings[0]?.at(-1)?.forms[0]?.at(-1) ?? '';
  const after = next?.readings[0]?.[0]?.forms[0]?.[0] ?? '';
  const room = Math.max(1, Math.floor(MOST_VARIANTS / entry.readings.length));
  const variants = entry.readings.flatMap((pieces) =>
    combine(
      pieces.map(({ forms, piece }, index) => {
        const around = {
          before: pieces[index - 1]?.forms[0]?.at(-1) ?? before,
          after: pieces[index + 1]?.forms[0]?.[0] ?? after,
        };
        const weak = weakForms(piece, {
          first: previous === undefined && index === 0,
          last: next === undefined && index === pieces.length - 1,
          beforeVowel: isVowel(around.after),
          before: pieces[index - 1]?.piece ?? previous?.pieces.at(-1)?.toLowerCase() ?? '',
          after: pieces[index + 1]?.piece ?? next?.pieces[0]?.toLowerCase() ?? '',
        });
        return spokenVariants(weak.length > 0 ? weak : forms, around, piece);
      }),
    ).slice(0, room),
  );
  const { word, start, end } = entry.token;
  const spoken = spokenText(word, entry.pieces);
  const place: Place = {
    ...entry.around,
    text: word,
    isAsked: entry.isAsked,
    isFirst: previous === undefined,
    isLast: next === undefined,
    beforeVowel: isVowel(after),
  };
  const [piece = '', ...more] = entry.pieces;
  return {
    word,
    start,
    end,
    variants: distinct(variants),
    ...shownOf(entry.readings, place),
    full: fullOf(entry.readings, place),
    ...(more.length === 0 && isMeant(piece, place) ? { isMeant: true } : {}),
    ...(spoken === undefined ? {} : { spoken }),
    ...(entry.fromLetters ? { fromLetters: true } : {}),
  };
}

/** The citation form of every part, then each part's other variants with the rest unchanged. */
function combine(parts: readonly string[][][]): string[][] {
  const citation = parts.map((forms) => forms[0] ?? []);
  if (parts.length > MOST_VARIED_PARTS) return [citation.flat()];
  const depth = Math.max(...parts.map((forms) => forms.length));
  const variants = [citation.flat()];
  for (let form = 1; form < depth; form++) {
    for (const [index, forms] of parts.entries()) {
      const other = forms[form];
      if (other) variants.push(citation.toSpliced(index, 1, other).flat());
    }
  }
  return distinct(variants);
}

function spokenText(word: string, pieces: Reading): string | undefined {
  const said = pieces.map((piece) => SHOWN_AS[piece] ?? piece);
  const letters = plainText(word)
    .toLowerCase()
    .replace(/[^a-z0-9']/g, '');
  const same = said.join('').toLowerCase().replaceAll("'", '') === letters.replaceAll("'", '');
  const spelled = said.length > 1 && said.every((piece) => /^(?:[A-Z]|'s)$/.test(piece));
  return same && !spelled ? undefined : said.join(' ').replace(" 's", 's');
}
