import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLexicon, PHONES, readPhrase, withoutStress } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { readExercises } from './content.ts';

const ofSpeech = (path: string) => readFile(join(import.meta.dirname, '../../../speech', path));
const lexicon = openLexicon({
  dictionary: await ofSpeech('dictionary/words.bin'),
  letters: await ofSpeech('model/letters.swm'),
});
const exercises = (await readExercises()).map(({ phrase, trains }) => ({
  trains,
  words: readPhrase(phrase, lexicon).map(({ variants: [reading = []] }) => reading),
}));
const PHRASES_PER_SOUND = 6;

const isVowel = (symbol: string | undefined) => symbol !== undefined && /\d$/.test(symbol);
const isConsonant = (symbol: string | undefined) => symbol !== undefined && !isVowel(symbol);

/** Where in a word a sound can be; in a cluster, a consonant stands beside another. */
const PLACES = {
  initial: (at, word) => at === 0 && word.length > 1,
  medial: (at, word) => at > 0 && at < word.length - 1,
  final: (at, word) => at === word.length - 1 && at > 0,
  clustered: (at, word) =>
    isConsonant(word[at]) && (isConsonant(word[at - 1]) || isConsonant(word[at + 1])),
} satisfies Record<string, (at: number, word: string[]) => boolean>;
type Place = keyof typeof PLACES;

const VOWELS = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ');

/** What no English word has, or hardly any. */
const NOT_IN_ENGLISH: Record<Place, string[]> = {
  initial: ['NG', 'ZH', 'UH', 'UW'],
  medial: [],
  final: ['HH', 'W', 'Y', 'IH', 'EH', 'AE', 'UH'],
  clustered: [...VOWELS, 'HH', 'ZH'],
};

const training = (sound: string) =>
  exercises.filter(({ trains }) => trains.sounds?.includes(sound));

test(`every sound is trained by ${PHRASES_PER_SOUND} phrases or more`, () => {
  const few = PHONES.filter((sound) => training(sound).length < PHRASES_PER_SOUND);
  expect(few.map((sound) => `${sound}: ${training(sound).length}`)).toEqual([]);
});

test.each(Object.keys(PLACES) as Place[])(
  'every sound is trained %s, where English has it',
  (place) => {
    const stands = (sound: string) =>
      training(sound).some(({ words }) =>
        words.some((word) =>
          word.some((symbol, at) => withoutStress(symbol) === sound && PLACES[place](at, word)),
        ),
      );
    const missing = PHONES.filter(
      (sound) => !NOT_IN_ENGLISH[place].includes(sound) && !stands(sound),
    );
    expect(missing).toEqual([]);
  },
);

test('every sound is trained in a contrast', () => {
  const contrasted = exercises.flatMap(({ trains }) =>
    (trains.contrasts ?? []).map(({ sound }) => sound),
  );
  expect(PHONES.filter((sound) => !contrasted.includes(sound))).toEqual([]);
});

test('the sounds that learners confuse are contrasted, each as the other’s slip', () => {
  const CONFUSED =
    'IY IH,EH AE,EH EY,OW AO,AE AH,AE AA,AH AA,UH UW,ER AO,R L,R W,N L,N NG,M N,B V,B P,P F,F V,V W,TH S,TH T,DH D,S Z,S SH,SH CH,CH JH,Y JH,T D,K G,F HH,OY AO,AW OW,AY EY';
  const trained = new Set(
    exercises.flatMap(({ trains }) =>
      (trains.contrasts ?? []).map(({ sound, instead }) => `${sound} ${instead}`),
    ),
  );
  const missing = CONFUSED.split(',')
    .flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')])
    .filter((pair) => !trained.has(pair));
  expect(missing).toEqual([]);
});

test('the first cards are not of the sounds that matter least', () => {
  const first = exercises.filter(({ trains: { sounds } }) => sounds).slice(0, 12);
  const rare = first.filter(({ trains }) => ['TH', 'DH', 'ZH'].includes(trains.sounds![0]!));
  expect(rare).toEqual([]);
});
