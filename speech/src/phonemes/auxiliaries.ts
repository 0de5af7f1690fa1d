import { type Place, SUBJECTS, words } from './place.ts';

export const ADVERBS = words(
  `not never always just already ever also only still probably really recently finally both all
  hardly often since actually`,
);
const PARTICIPLES = words(
  `been become begun bitten blown bought broken brought built caught chosen come cost cut dealt done
  drawn driven drunk eaten fallen felt fought found flown forgotten forgiven frozen given gone got
  gotten grown had heard held hidden hit hurt kept known laid led left lent let lost made meant met
  paid put quit read ridden risen rung run said seen sent set shaken shown shrunk shut slept sold
  spent spoken stood stolen stuck sung swum taken taught thought thrown told torn understood woken
  won worn written better`,
);
/** “Have you ever been there?” */
const INVERTED = words('i you he she it we they anyone anybody someone everyone everybody');
const BEFORE_MAIN_VERBS = words(
  `i you he she we they who to let's please can could will would shall should may might must don't
  doesn't didn't can't couldn't won't wouldn't shouldn't i'll you'll he'll she'll we'll they'll i'd
  you'd he'd she'd we'd they'd`,
);

/**
 * Whether a form of “have” or “do” only helps another verb, as in “I have seen it” and “Do you know?”
 * In “I have a dog” and “Do it” it is the verb itself, and stressed as other verbs are.
 */
export function isAuxiliary(word: string, place: Place): boolean {
  if (word === 'have' || word === 'has' || word === 'had') return helpsParticiple(place);
  if (word === 'do' || word === 'does' || word === 'did') return asks(word, place);
  return false;
}

/** “Have to” is an auxiliary too: it means “must.” */
function helpsParticiple({ after, isFirst, isLast, isAsked }: Place): boolean {
  if (isLast) return true;
  const verb = after.find(
    (word, index) =>
      !ADVERBS.has(word) && !((isAsked || isFirst) && index === 0 && INVERTED.has(word)),
  );
  if (verb === undefined) return true;
  return verb === 'to' || verb.endsWith('ed') || PARTICIPLES.has(verb);
}

function asks(word: string, { before, after: [next], isAsked }: Place): boolean {
  const [last = ''] = before;
  if (next === undefined) return true;
  if (next === 'not') return true;
  if (SUBJECTS.has(next) && next !== 'it') return true;
  if (BEFORE_MAIN_VERBS.has(last) || before.some((word) => ASKS.has(word))) return false;
  return isAsked && !(word === 'do' && next === 'it') && !(next === 'so' || next === 'that');
}

/** “Who do you think did it?” */
const ASKS = words('do does did');

/** Whether a word that may be a little one is the name of a thing here: “the can,” “a must.” */
export function isNoun(word: string, { before: [last = ''] }: Place): boolean {
  return NOUNS_TOO.has(word) && NOUN_MARKERS.has(last);
}

const NOUN_MARKERS = words('a an the my your his our their');
const NOUNS_TOO = words('can will must might while');
