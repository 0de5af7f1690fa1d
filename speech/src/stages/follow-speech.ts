import { createFollower, type Follower } from '../following/follower.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Take } from '../take.ts';
import type { HeardAhead } from './hear-ahead.ts';
import type { Models } from './load-models.ts';
import { readWords } from './read-take.ts';

/** What somebody is about to say. */
export type AskedTake = Pick<Take, 'phrase' | 'pronunciation' | 'trains'>;

export type TakeFollower = Pick<Follower, 'push' | 'keep' | 'said'> & {
  /**
   * While the voice rests: does a part of the analysis that will follow, so that it takes less time.
   * Whether there is more to do now.
   */
  hearAhead: () => boolean;
};

/** Follows a speaker through the phrase; it counts words as they are written, split on spaces. */
export function followSpeech(
  { acoustic, lexicon }: Models,
  asked: AskedTake,
  ahead: HeardAhead,
): TakeFollower {
  const words = readWords(lexicon, asked);
  const follower = createFollower(
    acoustic,
    words.map(({ variants }) => variants.map((phones) => phones.map(phoneIndex))),
  );
  let isFollowed = true;
  ahead.forget();
  const ends = [...asked.phrase.matchAll(/\S+/g)].map(({ 0: text, index }) => index + text.length);
  return {
    push: follower.push,
    keep: (samples, sampleRate) => {
      isFollowed = false;
      follower.keep(samples, sampleRate);
    },
    said: () => {
      const { words: heard, done } = follower.said();
      const next = heard < words.length ? words[heard]!.at : asked.phrase.length;
      return { words: heard === 0 ? 0 : ends.filter((end) => end <= next).length, done };
    },
    hearAhead: () => {
      if (!isFollowed) return ahead.step(words, follower.samples(), true);
      const { words: heard } = follower.said();
      return heard > 0 && ahead.step(words, follower.samples(), heard === words.length);
    },
  };
}
