import { DETERMINERS, type Place, SUBJECTS, words } from './place.ts';
import { wordTable } from './word-table.ts';

const IS = words(`is are was were be been it's that's they're`);
/** After these a clause begins: “I think that it’s late,” “the book that I read.” */
const CLAUSE_STARTS = new Set([
  ...SUBJECTS,
  ...words(
    `i'm i'll i'd i've you're you'll you'd you've he's he'll he'd she's she'll she'd it's it'll we're
    we'll we'd we've they're they'll they'd they've there's there the a an my your his her our their
    nobody everyone everything someone people`,
  ),
]);
const NO_CLAUSE_AFTER = words(
  `is was are were do does did be and or but like at of for with than to in on about what's who's`,
);
const NO_NOUN = words(
  `of are were have may might will can would say said think like in on at for from up out off to too
  here there now today left`,
);
/** “That one,” “I have one”; with “the” or “a” before the word before, “the blue one.” */
const BEFORE_ONE = words('this that which another have want need see');
const AFTER_ONE = words('is was on in with for that you i');
const NUMBERS = words('number page room gate chapter day to plus minus twenty at is');

const before = (next: string, form: string) => (place: Place) =>
  place.after[0] === next ? form : undefined;

/** Forms that only the words around tell: each gives one, or nothing. */
export const SPECIAL_PLACES = wordTable<(place: Place) => string | undefined>({
  have: before('to', 'HH AE1 F'),
  has: before('to', 'HH AE1 S'),
  had: before('to', 'HH AE1 D'),
  into: ({ beforeVowel, isLast }) => (beforeVowel || isLast ? undefined : 'IH1 N T AH0'),
  supposed: before('to', 'S AH0 P OW1 S T'),
  "one's": ({ before: [last = ''] }) => (BEFORE_ONE.has(last) ? 'W AH2 N Z' : undefined),
  one: ({ before: [last = '', second = ''], after: [next], isLast }) => {
    const isThing =
      BEFORE_ONE.has(last) ||
      (DETERMINERS.has(second) && !NUMBERS.has(last) && !DETERMINERS.has(last));
    return isThing && (isLast || AFTER_ONE.has(next!)) ? 'W AH2 N' : undefined;
  },
  // “I didn’t use to like it.”
  use: ({ before: [last], after: [next] }) =>
    last === "didn't" && next === 'to' ? 'Y UW1 S' : undefined,
  // “I used to live here,” “I’m used to it,” but “It is used to make bread.”
  used: (place) => {
    const [last = ''] = place.before;
    const [next, then = ''] = place.after;
    if (next !== 'to') return undefined;
    return IS.has(last) && !isThing(then) ? undefined : 'Y UW1 S T';
  },
  that: ({ before: [last], after: [next] }) =>
    last && next && CLAUSE_STARTS.has(next) && !NO_CLAUSE_AFTER.has(last) ? 'DH AH0 T' : undefined,
  some: ({ isFirst, isLast, after: [next = ''] }) =>
    isFirst || isLast || NO_NOUN.has(next) ? undefined : 'S AH0 M',
});

const isThing = (word: string) => DETERMINERS.has(word) || word === 'it' || word.endsWith('ing');
