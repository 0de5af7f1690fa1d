import { wordTable } from './word-table.ts';
/**
 * How careful Americans really say the little words in running speech.
 *
 * Each form here is one a native reader uses without being careless, so it must not cost points.
 * Forms that would also excuse a common learner mistake stay out: no “this” with d, no “-ing” as
 * “-in”. “Of” may lose its v, and “them” its th, only where natives drop them: between words.
 */
const ANYWHERE = wordTable<string>({
  you: 'Y UW1 | Y AH0 | Y UH0',
  your: 'Y AO1 R | Y ER0 | Y UH1 R',
  was: 'W AH1 Z | W AA1 Z | W AH0 Z',
  were: 'W ER1 | W ER0',
  from: 'F R AH1 M | F R AH0 M',
  us: 'AH1 S | AH0 S',
  our: 'AW1 ER0 | AA1 R | AW1 R',
});

/** Weak only before another word: “yes, I can” ends with a strong form. */
const BEFORE_ANOTHER_WORD = wordTable<string>({
  to: 'T UW1 | T AH0 | T IH0',
  of: 'AH1 V | AH0 V',
  but: 'B AH1 T | B AH0 T',
  must: 'M AH1 S T | M AH0 S T | M AH0 S',
  some: 'S AH1 M | S AH0 M',
  so: 'S OW1 | S AH0',
  does: 'D AH1 Z | D AH0 Z',
  can: 'K AE1 N | K AH0 N | K IH0 N',
  for: 'F AO1 R | F ER0',
  at: 'AE1 T | AH0 T',
  or: 'AO1 R | ER0',
  as: 'AE1 Z | AH0 Z',
  than: 'DH AE1 N | DH AH0 N',
  that: 'DH AE1 T | DH AH0 T',
  do: 'D UW1 | D AH0',
  shall: 'SH AE1 L | SH AH0 L',
  are: 'AA1 R | ER0',
  will: 'W IH1 L | W AH0 L',
  would: 'W UH1 D | W AH0 D',
  could: 'K UH1 D | K AH0 D',
  should: 'SH UH1 D | SH AH0 D',
  am: 'AE1 M | AH0 M',
  an: 'AE1 N | AH0 N',
  because:
    'B IH0 K AO1 Z | B IH0 K AH1 Z | B IH0 K AH0 Z | B IH0 K AA1 Z | B AH0 K AH0 Z | K AH0 Z',
  just: 'JH AH1 S T | JH IH0 S T',
  into: 'IH1 N T UW0 | IH1 N T AH0',
  onto: 'AA1 N T UW0 | AA1 N T AH0',
});

/**
 * The h of unstressed pronouns and auxiliary verbs is silent inside a phrase (“tell him”, “I have
 * been”). At the start it is always pronounced, and no other word may lose it: a dropped h is what
 * French and Portuguese speakers practice against.
 */
const SILENT_H_INSIDE = wordTable<string>({
  he: 'HH IY1 | IY0',
  him: 'HH IH1 M | IH0 M',
  his: 'HH IH1 Z | IH0 Z',
  her: 'HH ER1 | ER0',
  have: 'HH AE1 V | AH0 V | HH AH0 V',
  has: 'HH AE1 Z | AH0 Z | HH AH0 Z',
  had: 'HH AE1 D | AH0 D | HH AH0 D',
});

/** “Cup o’ coffee”, “tell ’em”: other reductions between words. */
const LIGHTENED_INSIDE = wordTable<string>({
  of: 'AH0',
  them: 'DH EH1 M | DH AH0 M | AH0 M',
});

/** Verbs that merge with a following “to”: wanna, gotta, hafta, usta, gonna. */
const BEFORE_TO = wordTable<string>({
  going: 'G OW1 IH0 NG | G AH1 N | G AO1 N',
  want: 'W AA1 N T | W AO1 N T | W AA1 N | W AH1 N',
  got: 'G AA1 T | G AA1 D | G AA1',
  have: 'HH AE1 V | HH AE1 F | HH AH0 F',
  has: 'HH AE1 Z | HH AE1 S',
  used: 'Y UW1 Z D | Y UW1 S T | Y UW1 S',
});

/** The “to” after such a verb, whose t is dropped or merged with the verb's. */
const TO_AFTER = wordTable<string>({
  going: 'T UW1 | T AH0 | T IH0 | AH0',
  want: 'T UW1 | T AH0 | T IH0 | AH0',
  got: 'T UW1 | T AH0 | D AH0 | AH0',
});

function parse(text: string): string[][] {
  return text.split(' | ').map((variant) => variant.split(' '));
}

/** The position of a word in its run of speech. */
type Position = {
  first: boolean;
  last: boolean;
  beforeVowel: boolean;
  /** The neighboring words in lower case, empty at the edges. */
  before: string;
  after: string;
};

/** The weak forms of a function word in its context; empty for any other word. */
export function weakForms(word: string, place: Position): string[][] {
  if (word === 'the') return parse(place.beforeVowel ? 'DH IY0 | DH AH0' : 'DH AH0 | DH IY0');
  if (place.after === 'to' && Object.hasOwn(BEFORE_TO, word)) return parse(BEFORE_TO[word] ?? '');
  if (word === 'to' && !place.last && Object.hasOwn(TO_AFTER, place.before)) {
    return parse(TO_AFTER[place.before] ?? '');
  }
  if (Object.hasOwn(ANYWHERE, word)) return parse(ANYWHERE[word] ?? '');
  if (Object.hasOwn(BEFORE_ANOTHER_WORD, word)) {
    const light = !place.first && !place.last && LIGHTENED_INSIDE[word];
    const forms = [...parse(BEFORE_ANOTHER_WORD[word] ?? ''), ...(light ? parse(light) : [])];
    return place.last ? forms.filter((form) => !isReduced(form)) : forms;
  }
  if (word === 'them') {
    const forms = parse(LIGHTENED_INSIDE['them'] ?? '');
    return place.first ? forms.filter((form) => form[0] === 'DH') : forms;
  }
  if (Object.hasOwn(SILENT_H_INSIDE, word)) {
    const forms = parse(SILENT_H_INSIDE[word] ?? '');
    return place.first ? forms.filter((form) => form[0] === 'HH') : forms;
  }
  return [];
}

function isReduced(form: readonly string[]): boolean {
  return form.every((phone) => !/[12]$/.test(phone));
}
