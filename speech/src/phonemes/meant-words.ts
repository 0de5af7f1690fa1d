import { ADVERBS, isAuxiliary, isNoun } from './auxiliaries.ts';
import { AUXILIARIES, BE, DETERMINERS, type Place, SUBJECTS, words } from './place.ts';

const QUESTION_WORDS = words('what when where who whose which');
const ASKING = words('how what where who when why whose which');
/** They carry meaning at the end of a phrase: “over there,” “E or I,” “I’ve never been.” */
const MEANT_LAST = words('there i once been when where what who which his');
const PRONOUNS = new Set([...SUBJECTS, ...words('me him her us them')]);
const POINTING = words('this that these those');
/** “What’s this?” */
const IS = new Set([...BE, ...words(`what's who's where's how's it's`)]);
const EXISTS = new Set([
  ...BE,
  ...words(
    `be will would might may must can could should has have had isn't aren't wasn't weren't won't seem
    seems used`,
  ),
]);

/** “Try it on,” “come on in,” “hold on,” “log in”: part of the verb. */
const BEFORE_PARTICLE = words(
  `it them me him her us come comes came coming go going hold hang log sign check get getting move
  stay carry hop pull turn later early now then is was were light's what's switch break broke plug dig drop on`,
);
const AFTER_PARTICLE = words(
  `and to here there when if before after again now while so but or until because`,
);
const MONTH_DAY =
  /^(?:\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|t[hw]|e)/;

/**
 * Whether a little word, which is light elsewhere, has its stress here: the verb of “I have a dog,”
 * the end of “Yes, I can,” the “are” of “How are you?”
 */
export function isMeant(word: string, place: Place): boolean {
  const { isFirst, isLast, text, after } = place;
  if (QUESTION_WORDS.has(word) && isFirst) return true;
  if (text === 'May' && (!isFirst || MONTH_DAY.test(after[0] ?? ''))) return true;
  if (word === 'there') return !isExistential(place);
  if (word === 'so') return isDegree(place);
  if (word === 'i' && isLast) return !asksBriefly(place);
  if (word === 'in' || word === 'on') return isParticle(place);
  if (AUXILIARIES.has(word)) return isMeantVerb(word, place);
  if (isNoun(word, place)) return true;
  if (PRONOUNS.has(word)) return isLast && isTurnedTo(place);
  return isLast && (MEANT_LAST.has(word) || isPointedAt(word, place));
}

/** After these, and before the words that begin a clause, “so” draws a conclusion or means “this.” */
const BEFORE_CONCLUSION = words('and or but if think hope guess said say not');
const BEGINS_CLAUSE = words(
  `to as too if when what how who where why please don't can't won't nobody everyone everybody someone
  anyone maybe now then here there there's that's let's let just today tonight tomorrow on in for with`,
);
const SUBJECT_JOINED = /^(?:i|you|he|she|it|we|they)'/;

/** “I’m so sorry,” “thanks so much,” but “it rained, so I stayed,” “I think so,” “not so fast.” */
function isDegree({ before: [last = ''], after: [next = ''], isFirst, isLast }: Place): boolean {
  if (isFirst || isLast || last === '' || next === '') return false;
  if (BEFORE_CONCLUSION.has(last) || BEGINS_CLAUSE.has(next) || SUBJECT_JOINED.test(next))
    return false;
  return ![SUBJECTS, DETERMINERS, AUXILIARIES].some((light) => light.has(next));
}

/** “There is a bank,” “Is there a bank?” */
function isExistential({ before, after: [next = ''], isLast, isAsked }: Place): boolean {
  const [last = '', second = ''] = before;
  return EXISTS.has(next) || (BE.has(last) && !SUBJECTS.has(second) && (isAsked || !isLast));
}

/** “Should I?”, “Who am I?” */
function asksBriefly({ before: [last = '', asking = ''], before }: Place): boolean {
  return AUXILIARIES.has(last) && (before.length === 1 || ASKING.has(asking));
}

function isParticle({ before: [last = ''], isLast, after: [next] }: Place): boolean {
  return BEFORE_PARTICLE.has(last) && (isLast || AFTER_PARTICLE.has(next ?? ''));
}

/** “And you?”, “How about us?”, “Not me.” */
function isTurnedTo({ before: [last, second = ''], before }: Place): boolean {
  if (last === 'not') return true;
  return (last === 'and' && before.length === 1) || (last === 'about' && ASKING.has(second));
}

function isPointedAt(word: string, { before: [last = ''] }: Place): boolean {
  return POINTING.has(word) && IS.has(last);
}

/** “Yes, I can,” “I really do,” “I don’t know where it is,” but “taller than I am.” */
function isCarriedBy({ before }: Place): boolean {
  const [last = '', second = ''] = before.filter((word) => !ADVERBS.has(word));
  return (SUBJECTS.has(last) || last === 'there') && second !== 'than' && second !== 'as';
}

function isMeantVerb(word: string, place: Place): boolean {
  const { before, after, isFirst, isLast } = place;
  const [last = '', second = ''] = before;
  if (isNoun(word, place)) return true;
  if (isLast) return isCarriedBy(place);
  if (after.length === 1 && SUBJECTS.has(after[0]!)) {
    // “Should I?”, “I should have,” “How are you?”; “And how are you?” turns to you.
    if (isFirst || (BE.has(word) && ASKING.has(last) && second !== 'and')) return true;
  }
  if (after.length === 1 && after[0] === 'have') return true;
  return /^(?:have|has|had|do|does|did)$/.test(word) && !isAuxiliary(word, place);
}
