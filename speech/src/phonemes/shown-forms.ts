import { isAuxiliary } from './auxiliaries.ts';
import { isMeant } from './meant-words.ts';
import { type Place, words } from './place.ts';
import { SPECIAL_PLACES } from './special-places.ts';
import { distinct } from './word-variants.ts';
import { wordTable } from './word-table.ts';

/** How little words are written where another word follows: as they are said, without stress. */
export const LIGHT_FORMS = wordTable<string>({
  an: 'AH0 N',
  and: 'AH0 N D',
  as: 'AH0 Z',
  at: 'AH0 T',
  but: 'B AH0 T',
  can: 'K AH0 N',
  does: 'D AH0 Z',
  for: 'F ER0',
  from: 'F R AH0 M',
  had: 'HH AH0 D',
  has: 'HH AH0 Z',
  have: 'HH AH0 V',
  her: 'HH ER0',
  of: 'AH0 V',
  or: 'ER0',
  our: 'AA1 R',
  than: 'DH AH0 N',
  them: 'DH AH0 M',
  to: 'T AH0',
  us: 'AH0 S',
  was: 'W AH0 Z',
  were: 'W ER0',
  your: 'Y ER0',
  "you're": 'Y ER0',
});

/** Pronouns are light at the end of a phrase as well: “join us,” “tell her.” */
const LIGHT_AT_THE_END = new Set(['her', 'them', 'us']);

/** “I would have called”: right after these the h of “have” is lost. */
const LOSES_H = words('could would should might must may');

/** What some people say and nobody should be taught: “git” for “get”, “agayn”. */
const UNTAUGHT: [spelling: RegExp, sounds: RegExp][] = [
  [/^(for)?get/, /G IH1 T/],
  [/^again(st)?$/, /G EY1 N/],
];

/** Where the dictionary writes the same weak vowel now one way and now another: one way for all. */
const ONE_WAY: [spelling: RegExp, sounds: RegExp, written: string][] = [
  [/s$/, /(?<=\b(?:S|Z|SH|ZH|CH|JH) )AH0 Z$/, 'IH0 Z'],
  [/[ae]nge|age/, /AH0(?=(?: N)? JH\b)/, 'IH0'],
  [/ed$/, /(?<=\b[TDKG] )AH0 D$/, 'IH0 D'],
  [/^i/, /^IH2(?= (?:[A-Z]+ )+?[A-Z]+1)/, 'IH0'],
  [/^d[ei]/, /^D IH2(?= (?:[A-Z]+ )+?[A-Z]+1)/, 'D IH0'],
  [/^re(?:view|plac|port|new|fus|lat|main|liev)/, /^R I[HY]2/, 'R IH0'],
  [/(?:y|ies|y's)$/, /IY2(?= Z$|$)/, 'IY0'],
  [/i[ao]|ie/, /IY2(?= AH0)/, 'IY0'],
  [/(?:rr|ll|d)ow(?:ed|s)?$/, /OW2(?= [DZ]$|$)/, 'OW0'],
  [/ness$/, /N EH2 S$/, 'N AH0 S'],
  [/o(?:e?s)?$/, /OW2(?= Z$|$)/, 'OW0'],
  [/^u[np](?!less|til|on)/, /^AH0(?= [NP]\b)/, 'AH2'],
];

/** The forms that may be an aim, the citation form first. */
function taughtForms(word: string, citations: readonly string[][]): string[][] {
  const written = citations.map((phones) =>
    ONE_WAY.reduce(
      (sounds, [spelling, from, to]) => (spelling.test(word) ? sounds.replace(from, to) : sounds),
      phones.join(' '),
    ),
  );
  return distinct(
    written
      .filter(
        (form) => !UNTAUGHT.some(([spelling, sounds]) => spelling.test(word) && sounds.test(form)),
      )
      .map((form) => form.split(' ')),
  );
}

/**
 * The forms of a word that learners may be shown, in full if it has no place: never what running
 * speech makes of them by chance, so that “right” is not written with a d because its t was tapped.
 */
export function shownForms(
  word: string,
  citations: readonly string[][],
  place?: Place,
): string[][] {
  const light = place && lightForm(word, place);
  return light === undefined ? taughtForms(word, citations) : [light.split(' ')];
}

/** How a careful speaker says a word: in full, but “the” as its place asks for. */
export function fullForm(word: string, citations: readonly string[][], place: Place): string[] {
  if (word === 'the') return theForm(place).split(' ');
  return taughtForms(word, citations)[0] ?? [];
}

function lightForm(word: string, place: Place): string | undefined {
  const { isFirst, isLast, beforeVowel } = place;
  const special = SPECIAL_PLACES[word]?.(place);
  if (special !== undefined) return special;
  if (isMeant(word, place)) return undefined;
  if (isLast) return LIGHT_AT_THE_END.has(word) ? LIGHT_FORMS[word] : undefined;
  if (word === 'the') return theForm(place);
  // “Are you ready?” begins with the full vowel, and so does “Have you seen it?”
  if (word === 'are') return isFirst ? undefined : 'ER0';
  if (word === 'have' || word === 'has' || word === 'had') {
    if (isFirst || !isAuxiliary(word, place)) return undefined;
    return word === 'have' && LOSES_H.has(place.before[0]!) ? 'AH0 V' : LIGHT_FORMS[word];
  }
  // Before a vowel “to” keeps its own.
  if (word === 'to' && beforeVowel) return 'T UW0';
  return LIGHT_FORMS[word];
}

const theForm = ({ beforeVowel }: Place) => (beforeVowel ? 'DH IY0' : 'DH AH0');
