import type { Lexicon, PhraseWord } from '@saywell/speech/phonemes';

/** What an embedded voice is given: text it can read, and how to say some of the words in it. */
export type Prompt = { text: string; lexicon: string };

const MORE_SYLLABLES = ['na', 'lo', 'mi', 'ta', 'ru'];
const SHORTEST_LISTED = 4;
/** The voice takes these endings off before it looks a word up. */
const TAKEN_OFF = /'(?:s|d|ll|ve|re|m)$/;
const LETTER_NAMES = /^(?:[A-Z]'?s?(?: |$))+$/;
/** Before “read”, perhaps with a word between, these ask for the present tense. */
const PRESENT =
  /\b(?:to|can|could|will|would|shall|should|must|may|might|do|does|did|don't|let's|please)(?: \w+)? $/i;

/**
 * Prepares a phrase for the embedded voice so that it says what the analysis expects to hear:
 * numbers, dates and abbreviations as words, and words it may not know with their sounds spelled
 * out. Words that have several pronunciations are left to the voice, which looks at the sentence.
 */
export function promptOf(phrase: string, words: PhraseWord[], lexicon: Lexicon): Prompt {
  const entries = new Map<string, string[]>();
  let text = '';
  let done = 0;
  for (const word of words) {
    text += plain(phrase.slice(done, word.start));
    const isPresent = word.word.toLowerCase() === 'read' && PRESENT.test(text);
    text += isPresent ? 'reed' : said(word, entries, lexicon);
    done = word.end;
  }
  text += plain(phrase.slice(done));
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    lexicon: [...entries].map(([word, phones]) => entryLine(word, phones)).join(''),
  };
}

/**
 * Letters read one by one are given a made-up name: one that can be read as a word, because the
 * voice would spell any other.
 */
function said(word: PhraseWord, entries: Map<string, string[]>, lexicon: Lexicon): string {
  const citation = word.variants[0] ?? [];
  if (word.spoken !== undefined) {
    if (!LETTER_NAMES.test(word.spoken)) return plain(word.spoken);
    const name = madeUpName(entries.size);
    entries.set(name, citation);
    return name;
  }
  const letters = plain(word.word).toLowerCase();
  if (isListed(letters, lexicon)) entries.set(letters.replaceAll("'", ''), citation);
  return plain(word.word);
}

function madeUpName(index: number) {
  const digits = Array.from(index.toString(MORE_SYLLABLES.length), Number);
  return `nafu${digits.map((digit) => MORE_SYLLABLES[digit]).join('')}`;
}

function isListed(letters: string, lexicon: Lexicon) {
  if (!/^[a-z']+$/.test(letters) || TAKEN_OFF.test(letters)) return false;
  if (letters.endsWith("n't")) return true;
  return letters.length >= SHORTEST_LISTED && lexicon.pronounce(letters).variants.length === 1;
}

/** In the voice's notation schwa has its own symbol and there is one degree of stress. */
function entryLine(word: string, phones: string[]) {
  const sounds = phones.map((phone) =>
    phone === 'AH0' ? 'ax0' : phone.toLowerCase().replace('2', '0'),
  );
  return `"${word}" nil : ${sounds.join(' ')}\n`;
}

/** The voice reads ASCII only. */
function plain(text: string) {
  return text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»"]/g, ' ')
    .replace(/[–—]/g, ', ')
    .replace(/…/g, '...')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ');
}
