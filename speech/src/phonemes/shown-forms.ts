import { distinct } from './word-variants.ts';
import { wordTable } from './word-table.ts';

/** How little words are written where another word follows: as they are said, without stress. */
const LIGHT_FORMS = wordTable<string>({
  an: 'AH0 N',
  and: 'AH0 N D',
  as: 'AH0 Z',
  at: 'AH0 T',
  but: 'B AH0 T',
  can: 'K AH0 N',
  does: 'D AH0 Z',
  for: 'F ER0',
  from: 'F R AH0 M',
  her: 'HH ER0',
  of: 'AH0 V',
  or: 'ER0',
  than: 'DH AH0 N',
  them: 'DH AH0 M',
  to: 'T AH0',
  us: 'AH0 S',
  was: 'W AH0 Z',
  were: 'W ER0',
  your: 'Y ER0',
});

/** What some people say and nobody should be taught: “git” for “get”, “agayn”. */
const UNTAUGHT: [spelling: RegExp, sounds: RegExp][] = [
  [/^(for)?get/, /G IH1 T/],
  [/^again(st)?$/, /G EY1 N/],
];

/** The forms that may be an aim, the citation form first. */
function taughtForms(word: string, citations: readonly string[][]): string[][] {
  return distinct(
    citations.filter(
      (phones) =>
        !UNTAUGHT.some(
          ([spelling, sounds]) => spelling.test(word) && sounds.test(phones.join(' ')),
        ),
    ),
  );
}

/**
 * The forms of a word that learners may be shown: never what running speech makes of them by
 * chance, so that “right” is not written with a d because its t was tapped.
 */
export function shownForms(
  word: string,
  citations: readonly string[][],
  { isLast, beforeVowel }: { isLast: boolean; beforeVowel: boolean },
): string[][] {
  if (word === 'the' && !isLast && !beforeVowel) return [['DH', 'AH0']];
  const light = isLast ? undefined : LIGHT_FORMS[word];
  return light === undefined ? taughtForms(word, citations) : [light.split(' ')];
}
