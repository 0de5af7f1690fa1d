import { isUnstressedVowel, isVowel, withoutStress } from './phone-set.ts';

/** The sounds on both sides of a word in its phrase; empty at a phrase edge. */
export type Neighbors = { before: string; after: string };

/** Changes a pronunciation as connected speech does; undefined if the rule does not apply. */
export type SpeechRule = (
  phones: readonly string[],
  around: Neighbors,
  word: string,
) => string[] | undefined;

const OBSTRUENT = new Set('P B T D K G CH JH F V TH DH S Z SH ZH'.split(' '));
const YOU_WORDS = new Set(['you', 'your', 'yours', 'yourself', "you're", "you'll", "you've"]);

function replaceAt(phones: readonly string[], index: number, ...sounds: string[]): string[] {
  return phones.toSpliced(index, 1, ...sounds);
}

function canPrecedeFlap(phone: string | undefined): boolean {
  return phone !== undefined && (isVowel(phone) || phone === 'R');
}

/** Water, party, get up: a t between vowels is a quick tap, nearest to D among our sounds. */
const flap: SpeechRule = (phones, { after }) => {
  const changed = phones.map((phone, i) => {
    if (phone !== 'T' || !canPrecedeFlap(phones[i - 1])) return phone;
    const next = phones[i + 1];
    if (next === undefined) return isVowel(after) ? 'D' : phone;
    const beforeSyllabicN = withoutStress(next) === 'AH' && phones[i + 2] === 'N';
    return isUnstressedVowel(next) && !beforeSyllabicN ? 'D' : phone;
  });
  return changed.join() === phones.join() ? undefined : changed;
};

/** “Go to”, “how to”: the t of “to” is tapped after a vowel. */
const tappedTo: SpeechRule = (phones, { before }, word) =>
  word === 'to' && phones[1] === 'AH0' && isVowel(before) ? replaceAt(phones, 0, 'D') : undefined;

/**
 * Half of America says caught like cot, and the dictionary has “fall” with one vowel and “falling”
 * with the other, so AA for AO and AO for AA are never a mistake (except before r).
 */
const cotCaught: SpeechRule = (phones) => {
  const changed = phones.map((phone, i) =>
    phones[i + 1] === 'R'
      ? phone
      : phone.replace(/^A[AO]/, (vowel) => (vowel === 'AO' ? 'AA' : 'AO')),
  );
  return changed.join() === phones.join() ? undefined : changed;
};

/** The stop that differs in the voice alone. */
const VOICE_PARTNER: Record<string, string> = { P: 'B', B: 'P', T: 'D', D: 'T', K: 'G', G: 'K' };

/** “Big game”, “what day”: two equal consonants in a row, or two such stops, are said once, held longer. */
const sharedConsonant: SpeechRule = (phones, { after }) => {
  const last = phones.at(-1);
  // Two sounds or fewer are too short to spare one.
  if (last === undefined || phones.length < 3 || isVowel(last)) return undefined;
  return last === after || VOICE_PARTNER[last] === after ? phones.slice(0, -1) : undefined;
};

/**
 * “Next day”, “last night”, “hand bag”: t or d between consonants is dropped. Never the -ed of a
 * past tense: dropping it changes the grammar and is a learner's mistake.
 */
const squeezedStop: SpeechRule = (phones, { after }, word) => {
  if (word.endsWith('ed') || !(OBSTRUENT.has(after) || after === 'M' || after === 'N'))
    return undefined;
  const ending = phones.slice(-2).join(' ');
  return ['S T', 'F T', 'N D'].includes(ending) ? phones.slice(0, -1) : undefined;
};

/** “Did you”, “meet you”: d or t and y merge into JH or CH. */
const meltedYou: SpeechRule = (phones, { before }, word) => {
  if (!YOU_WORDS.has(word) || phones[0] !== 'Y') return undefined;
  if (before === 'D') return replaceAt(phones, 0, 'JH');
  return before === 'T' ? replaceAt(phones, 0, 'CH') : undefined;
};

/** Button, seven, people: no vowel is needed between a consonant and the n or l after it. */
const syllabicConsonant: SpeechRule = (phones) => {
  const at = phones.findIndex(
    (phone, i) =>
      i > 1 &&
      (phone === 'AH0' || phone === 'IH0') &&
      OBSTRUENT.has(phones[i - 1] ?? '') &&
      (phones[i + 1] === 'N' || phones[i + 1] === 'L') &&
      !isVowel(phones[i + 2] ?? 'N'),
  );
  return at < 0 ? undefined : phones.toSpliced(at, 1);
};

/** Around, different: before a vowel, the dictionary's ER is often a weak vowel and an r. */
const looseR: SpeechRule = (phones) => {
  const at = phones.findIndex((phone, i) => phone === 'ER0' && isVowel(phones[i + 1] ?? ''));
  return at < 0 ? undefined : phones.toSpliced(at, 1, 'AH0', 'R');
};

/** Marry and merry, near with either front vowel, sure and shore: mergers before r. */
const mergedBeforeR: SpeechRule = (phones) => {
  const swap: Record<string, string> = { AE: 'EH', IH: 'IY', IY: 'IH', UH: 'AO' };
  const changed = phones.map((phone, i) => {
    const other = phones[i + 1] === 'R' && isVowel(phone) ? swap[withoutStress(phone)] : undefined;
    return other === undefined ? phone : `${other}${phone.slice(-1)}`;
  });
  return changed.join() === phones.join() ? undefined : changed;
};

/** Behind, report, enough: the weak vowel of the first syllable may be a short /i/. */
const weakPrefix: SpeechRule = (phones, _around, word) => {
  if (!/^(?:be|de|re|pre|e)[^aeiou]/.test(word)) return undefined;
  const at = phones.findIndex(isVowel);
  return phones[at] === 'IH0' || phones[at] === 'AH0' ? replaceAt(phones, at, 'IY0') : undefined;
};

/** Roses and Rosa's: the weak vowels AH and IH are the same for most Americans. */
const weakVowels: SpeechRule = (phones) => {
  const changed = phones.map((phone, i) => {
    const next = phones[i + 1];
    if (next === undefined || isVowel(next) || next === 'NG' || next === 'R') return phone;
    return phone === 'IH0' ? 'AH0' : phone === 'AH0' && next !== 'L' ? 'IH0' : phone;
  });
  return changed.join() === phones.join() ? undefined : changed;
};

/**
 * The changes that matter most for a fair score come first, since the number of variants is
 * limited.
 */
export const SPEECH_RULES: readonly SpeechRule[] = [
  flap,
  tappedTo,
  sharedConsonant,
  squeezedStop,
  meltedYou,
  cotCaught,
  syllabicConsonant,
  looseR,
  mergedBeforeR,
  weakPrefix,
  weakVowels,
];
