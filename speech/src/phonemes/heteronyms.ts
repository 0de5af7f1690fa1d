import { HETERONYMS, type PartOfSpeech } from './heteronym-table.ts';

/** The words around a word, in lower case, the nearest first on either side; none past a comma. */
export type Around = { before: readonly string[]; after: readonly string[] };

const words = (text: string) => new Set(text.split(/\s+/));

const MODALS = words(
  `can could will would shall should must may might do does did don't doesn't didn't can't cannot
  couldn't won't wouldn't shouldn't mustn't let's please`,
);
/** “Did the price increase?” */
const INVERTED = words('does did can could will would should may might');
const SUBJECTS = words('i we they who');
const SINGULAR_SUBJECTS = words('he she it everyone everybody someone somebody nobody');
const DETERMINERS = words(
  `a an the my your his its our their no any some every each another this these those what which
  whose more much most less enough several few many both two three four five six seven eight nine
  ten`,
);
const PREPOSITIONS = words('of for in on at with by from about without under during into');
const BE = words(`am is are was were be been being i'm you're we're they're isn't aren't wasn't`);
const HAVE = words(`have has had i've you've we've they've haven't hasn't hadn't having`);
const DEGREES = words('very so too really quite pretty how extremely perfectly');
const ADVERBS = words(
  'always never often just still also even usually only sometimes ever not now already probably',
);
const ADJECTIVES = words(
  `new old good bad big small first last best great long short whole final special whole high low
  recent early late current next great huge serious special main real full free own public`,
);
const OBJECTS = words('it them me us him the a an this that these those my your our their her his');
/** After these “to” is no sign of a verb: “due to progress”. */
const BEFORE_NOUNS = words(
  'due according thanks subject next listen listening close used addicted',
);
/** After these “you” is somebody to whom something is given. */
const GIVING = words('give gave show send sent wish offer bring');
const toVerb: PartOfSpeech[] = ['verb'];
const nominal: PartOfSpeech[] = ['noun', 'adjective'];
const NO_POSSESSIVE = words(
  `it's he's she's that's what's there's here's who's where's let's how's`,
);

/** Words that stand only beside one of the readings. */
const SIGNS: [word: string, part: PartOfSpeech, before: RegExp, after: RegExp][] = [
  ['close', 'verb', /^(the|at|a) /, /^of /],
  ['close', 'adjective', /^(?!.*\b(to|i|we|they|you|will|can)\b)/, /^(to|by|friends?|enough) /],
  ['bass', 'adjective', /\b(caught|catch|catching|fish|fishing|sea|striped) /, /.*/],
  ['bow', 'verb', /^a (take|takes|took|taking) /, /.*/],
  [
    'close',
    'adjective',
    /^(live|lives|lived|stay|stays|stayed|get|got|come|came|sit|stand) /,
    /.*/,
  ],
  ['live', 'adjective', /^(it|show|game|band|concert|music) /, /^ $/],
  ['use', 'noun', /^(good|no|public|personal|everyday) /, /.*/],
  ['lead', 'adjective', /^of (made|full) /, /.*/],
  ['lead', 'adjective', /.*/, /^(pipes?|paint|poisoning|pencils?) /],
  ['live', 'adjective', /.*/, /^(music|shows?|bands?|concerts?|games?|tv|streams?|broadcasts?) /],
  ['live', 'adjective', /.*/, /^(audience|events?|coverage|videos?|chat|performances?) /],
  ['minute', 'adjective', /.*/, /^(amounts?|details?|quantity|quantities|traces?|particles?) /],
  ['polish', 'adjective', /.*/, /^(food|people|language|man|woman) /],
  ['polish', 'adjective', /^(speaks?|spoke|learn|learning|study|is|she's|he's|it's|i'm|in) /, /.*/],
  ['read', 'past', /^(i|we|you|they) /, /\b(yesterday|last|ago) /],
  ['read', 'verb', /^(always|usually|often) /, /.*/],
  ['tears', 'noun', /^(in|into|of|with) /, /.*/],
  ['wound', 'past', /.*/, /^up /],
];

/**
 * The sounds of a word that is spelled like another, usual ones first: of one reading where the
 * words around it tell which, else of all. Undefined for any other word.
 */
export function heteronymForms(word: string, around: Around): string[][] | undefined {
  const readings = HETERONYMS[word];
  if (!readings) return undefined;
  const part = partsIn(word, around).find((name) => readings[name] !== undefined);
  const sounds = part ? [readings[part]!] : Object.values(readings);
  return [...new Set(sounds.flatMap((forms) => forms.split(' | ')))].map((form) => form.split(' '));
}

/** Whether a word is spelled like another that sounds different. */
export const isHeteronym = (word: string) => HETERONYMS[word.toLowerCase()] !== undefined;

/** What the word can be in this place, the likeliest first; nothing where it is not sure. */
function partsIn(word: string, { before, after }: Around): PartOfSpeech[] {
  const [left, right] = [`${before.join(' ')} `, `${after.join(' ')} `];
  const sign = SIGNS.find(
    ([spelling, , onLeft, onRight]) =>
      spelling === word && onLeft.test(left) && onRight.test(right),
  );
  if (sign) return [sign[1]];
  const near = before.filter((other) => !ADVERBS.has(other));
  return partsAfter(word, near) ?? (isBeforeObject(before, after) ? ['verb'] : []);
}

function partsAfter(
  word: string,
  [last = '', second = '', third = '']: readonly string[],
): PartOfSpeech[] | undefined {
  const isAfter = (group: Set<string>) => group.has(last);
  if (isAfter(MODALS)) return toVerb;
  if (last === 'to') return BEFORE_NOUNS.has(second) ? undefined : toVerb;
  if (isAfter(SUBJECTS) || last === 'you') return afterSubject(word, last, second);
  if (isAfter(SINGULAR_SUBJECTS)) {
    if (word.endsWith('s') || MODALS.has(second)) return toVerb;
    return ['past'];
  }
  if (isAfter(HAVE)) return ['past', ...nominal];
  if (isAfter(BE)) return ['past', 'adjective', 'noun'];
  if (isAfter(DEGREES)) return ['adjective', 'noun'];
  if (isAfter(DETERMINERS) || isAfter(PREPOSITIONS)) return nominal;
  if (last === 'her')
    return /^(let|make|made|help|helped|see|saw)$/.test(second) ? toVerb : nominal;
  if (last.endsWith("'s") && !NO_POSSESSIVE.has(last)) return nominal;
  if (isAfter(ADJECTIVES) && [second, third].some(isDeterminer)) return nominal;
  if (!DETERMINERS.has(second)) return undefined;
  return INVERTED.has(third) ? toVerb : afterNoun(word, last);
}

/** “A price increase,” “the dog lives here,” “the man read it.” */
function afterNoun(word: string, noun: string): PartOfSpeech[] | undefined {
  if (noun.endsWith('s')) return undefined;
  return word.endsWith('s') ? toVerb : ['noun', 'past'];
}

const isDeterminer = (word: string) => DETERMINERS.has(word) || PREPOSITIONS.has(word);

function afterSubject(word: string, subject: string, before: string): PartOfSpeech[] | undefined {
  if (subject === 'you' && GIVING.has(before)) return undefined;
  // “Have you read it?”
  if (HAVE.has(before)) return ['past', 'verb'];
  // “I read”: every day, or yesterday.
  if (word === 'read' && !MODALS.has(before)) return undefined;
  return toVerb;
}

/** “Close the door”, “people use it”. */
function isBeforeObject(before: readonly string[], [next = '']: readonly string[]): boolean {
  const canBegin = before.length === 0 || !DETERMINERS.has(before[0]!);
  return canBegin && OBJECTS.has(next);
}
