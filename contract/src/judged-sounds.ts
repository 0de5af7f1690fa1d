import type { Analysis } from './analysis.ts';

type Word = Analysis['words'][number];
type Sound = Word['sounds'][number];

/** Whether a take tells how a word was said: it was not left out, and no noise covered it. */
export const isJudged = ({ kind }: Pick<Word, 'kind'>): boolean =>
  kind !== 'missing' && kind !== 'covered';

/** Whether a trained sound of a word could not be told from the other one. */
export const isUnsure = ({ sounds }: { sounds?: Pick<Sound, 'phone' | 'maybe'>[] }): boolean =>
  sounds?.some(({ maybe }) => maybe !== undefined) ?? false;

/**
 * Whether a sound was said. One that running speech may leave out, and that was left out, takes no
 * time: nothing is held against it, and nothing is known about it.
 */
export const wasSaid = ({ start, end }: Pick<Sound, 'start' | 'end'>): boolean => !(end <= start);

/** Whether a sound is told to have been left out: only where that is sure. */
export const isLeftOut = ({ dropped, verdict }: Pick<Sound, 'dropped' | 'verdict'>): boolean =>
  dropped === true && verdict === 'wrong';

const isKnown = (sound: Sound): boolean => wasSaid(sound) && sound.maybe === undefined;

/** What is stored was not always made by this version, and may lack the sounds. */
type StoredWord = Pick<Word, 'word' | 'kind'> & { sounds?: Sound[] };

/** The sounds that a take tells something about, each with its word. */
export const judgedSounds = (words: readonly StoredWord[]): { word: string; sound: Sound }[] =>
  words
    .filter(isJudged)
    .flatMap(({ word, sounds = [] }) => sounds.filter(isKnown).map((sound) => ({ word, sound })));
