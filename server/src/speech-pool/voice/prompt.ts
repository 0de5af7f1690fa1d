import type { PhraseWord } from '@saywell/speech/phonemes';

/** What an embedded voice is given: text it can read, and how to say some of the words in it. */
export type Prompt = { text: string; lexicon: string };

const MORE_SYLLABLES = ['na', 'lo', 'mi', 'ta', 'ru'];
/** The voice knows what follows them, and whether they are meant. */
const LEFT_TO_THE_VOICE = new Set(['a', 'the', 'i']);
/** The voice takes these endings off before it looks a word up. */
const TAKEN_OFF = /'(?:s|d|ll|ve|re|m)$/;
const LETTER_NAMES = /^(?:[A-Z]'?s?(?: |$))+$/;
/** Function words of the voice's own, which it keeps light; these sound the same. */
const SOUNDS_LIKE = new Map([["they're", 'their']]);

/**
 * Prepares a phrase for the embedded voice so that it says what the analysis expects to hear:
 * numbers, dates and abbreviations as words, and words it may not know with their sounds spelled
 * out. A word that occurs in two forms, such as the verb and the noun “permit”, is given a made-up
 * name the second time.
 */
export function promptOf(phrase: string, words: PhraseWord[]): Prompt {
  const entries = new Map<string, string[]>();
  let text = '';
  let done = 0;
  for (const word of words) {
    text += plain(phrase.slice(done, word.start));
    text += said(word, entries);
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
function said(word: PhraseWord, entries: Map<string, string[]>): string {
  const [form = []] = word.shown;
  if (word.spoken !== undefined) {
    return LETTER_NAMES.test(word.spoken) ? named(form, entries) : plain(word.spoken);
  }
  const letters = plain(word.word).toLowerCase();
  if (!/^[a-z']+$/.test(letters) || LEFT_TO_THE_VOICE.has(letters)) return plain(word.word);
  const isFull = form.join() === word.full.join();
  if (TAKEN_OFF.test(letters)) {
    return isFull ? (SOUNDS_LIKE.get(letters) ?? plain(word.word)) : named(form, entries);
  }
  const key = letters.replaceAll("'", '');
  const listed = entries.get(key);
  if (listed && listed.join() !== form.join()) return named(form, entries);
  entries.set(key, form);
  return plain(word.word);
}

function named(form: string[], entries: Map<string, string[]>): string {
  const name = madeUpName(entries.size);
  entries.set(name, form);
  return name;
}

function madeUpName(index: number) {
  const digits = Array.from(index.toString(MORE_SYLLABLES.length), Number);
  return `nafu${digits.map((digit) => MORE_SYLLABLES[digit]).join('')}`;
}

/** The voice has no tap; its D between vowels is as short. Its t before n has no vowel after it. */
const SAID_AS: Record<string, string> = { DX: 'D', Q: 'T' };

/** In the voice's notation schwa has its own symbol and there is one degree of stress. */
function entryLine(word: string, phones: string[]) {
  const sounds = phones.map((phone) =>
    phone === 'AH0' ? 'ax0' : (SAID_AS[phone] ?? phone).toLowerCase().replace('2', '0'),
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
