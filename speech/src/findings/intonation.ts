import type { IntonationTarget, Movement } from '../analysis.ts';
import { GOOD_FOCUS, USUAL_ENDING } from '../intonation/targets.ts';
import { type Said, textOf } from './finding-text.ts';

/** What was measured of the melody; nothing of it when the voice could not be followed. */
export type HeardMelody = {
  target: IntonationTarget;
  ending?: { expected: Movement; heard: Movement };
  focus?: { expectedWord: string; heardWord: string; score: number };
};

type Kind = IntonationTarget['kind'];

const DID: Record<Movement, string> = {
  rise: 'Your voice went up at the end',
  fall: 'Your voice went down at the end',
  level: 'Your voice stayed level at the end',
};

/** How an ending was understood, and where it was the wrong one, what to do. */
type Meaning = [understood: string, advice?: string];

/** What each ending says in each kind of sentence. */
const MEANING: Record<Kind, Record<Movement, Meaning>> = {
  statement: {
    fall: ['so it sounded sure and finished'],
    rise: [
      'which makes a statement sound like a question',
      'Let your pitch fall on the last stressed word.',
    ],
    level: ['as if more were coming', 'Let your pitch fall low to show that you are done.'],
  },
  'yes-no-question': {
    rise: ['so it was clearly a yes/no question'],
    fall: [
      'which sounds like a statement; a yes/no question usually goes up',
      'Raise your pitch on the last word.',
    ],
    level: [
      'so it didn’t sound like a question',
      'Slide up on the last stressed word and keep rising.',
    ],
  },
  'wh-question': {
    fall: ['so it sounded like a straightforward question'],
    rise: [
      'as if you were asking to hear it again',
      'Let your pitch fall, as it usually does in questions with what, where, or why.',
    ],
    level: ['which sounds unsure', 'Start high on the important word, then let it fall.'],
  },
  list: {
    fall: ['so the listener knew the list was complete'],
    rise: [
      'as if the list went on',
      'Go up on each item except the last, and go down on that one.',
    ],
    level: ['so the list sounded unfinished', 'Let your pitch fall on the last item.'],
  },
  'tag-question': {
    fall: ['so it said, “I’m sure. Just agree.”'],
    rise: [
      'which makes the tag a real question',
      'Let your voice fall to say, “I’m sure. Just agree.”',
    ],
    level: [
      'so it wasn’t clear if you were asking or telling',
      'Let your pitch fall clearly on the tag.',
    ],
  },
  contrast: {
    fall: ['which is how a contrast usually ends'],
    rise: ['which leaves the contrast unfinished', 'Jump up on the word that matters, then fall.'],
    level: [
      'which makes the contrast weak',
      'Raise your pitch on the important word, then let it fall.',
    ],
  },
};

/** For exercises that ask for another ending than the usual one of their kind. */
const UNUSUAL: Record<Movement, string> = {
  rise: 'Here it should go up: slide upward on the last stressed word.',
  fall: 'Here it should go down: let the last stressed word drop low.',
  level: 'Here it should stay level: hold the last word on one note.',
};

const DONE: Record<Movement, string> = {
  rise: 'just as this exercise asks',
  fall: 'just as it should here',
  level: 'exactly as it should here',
};

function endingSaid(kind: Kind, { expected, heard }: NonNullable<HeardMelody['ending']>): Said {
  if (USUAL_ENDING[kind] === expected) {
    const [understood, advice = ''] = MEANING[kind][heard];
    return { title: `${DID[heard]}, ${understood}`, body: advice };
  }
  return heard === expected
    ? { title: `${DID[heard]}, ${DONE[heard]}`, body: '' }
    : { title: DID[heard], body: UNUSUAL[expected] };
}

function focusSaid({ expectedWord, heardWord, score }: NonNullable<HeardMelody['focus']>): Said {
  if (score >= GOOD_FOCUS) return { title: `“${expectedWord}” stood out, as it should`, body: '' };
  if (heardWord === expectedWord) {
    return {
      title: `“${expectedWord}” was the right word to stress; make it even higher and longer`,
      body: '',
    };
  }
  return {
    title: `The stress fell on “${heardWord}”; put it on “${expectedWord}” by making that word higher and longer`,
    body: '',
  };
}

const NOT_FOLLOWED: Said = {
  title: 'We couldn’t follow the melody of your voice this time',
  body: 'Try again a little louder, and don’t let your voice fade before the last word is over.',
};

/** What the melody said and what it should say. */
export function melodySaid({ target, ending, focus }: HeardMelody): Said {
  const focused = focus && focusSaid(focus);
  if (!ending) return focused ?? NOT_FOLLOWED;
  const { title, body } = endingSaid(target.kind, ending);
  return { title, body: [body, focused && textOf(focused)].filter(Boolean).join(' ') };
}

/** The same as text. */
export function intonationMessage(melody: HeardMelody): string {
  return textOf(melodySaid(melody));
}
