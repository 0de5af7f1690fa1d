import { createFollower, type Follower } from '../following/follower.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Take } from '../take.ts';
import type { Models } from './load-models.ts';
import { readWords } from './read-take.ts';

/** What somebody is about to say. */
export type AskedTake = Pick<Take, 'phrase' | 'pronunciation' | 'trains'>;

/** Follows a speaker through the phrase; it counts words as they are written, split on spaces. */
export function followSpeech({ acoustic, lexicon }: Models, asked: AskedTake): Follower {
  const words = readWords(lexicon, asked);
  const follower = createFollower(
    acoustic,
    words.map(({ variants }) => variants.map((phones) => phones.map(phoneIndex))),
  );
  const ends = [...asked.phrase.matchAll(/\S+/g)].map(({ 0: text, index }) => index + text.length);
  return {
    push: follower.push,
    said: () => {
      const { words: heard, done } = follower.said();
      const next = heard < words.length ? words[heard]!.at : asked.phrase.length;
      return { words: heard === 0 ? 0 : ends.filter((end) => end <= next).length, done };
    },
  };
}
