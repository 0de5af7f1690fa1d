import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES, type TrainedContrast } from '@saywell/contract';
import { openLexicon, PHONES, readPhrase, withoutStress } from '@saywell/speech/phonemes';
import { describe, expect, test } from 'vitest';
import { readExercises } from './content.ts';
import { readScenes } from './scenes.ts';

const exercises = await readExercises();
const ofSpeech = (path: string) => readFile(join(import.meta.dirname, '../../../speech', path));
const lexicon = openLexicon({
  dictionary: await ofSpeech('dictionary/words.bin'),
  letters: await ofSpeech('model/letters.swm'),
});
const wordsOf = (phrase: string) => readPhrase(phrase, lexicon);
const phones = new Set<string>(PHONES);

type SeedExercise = (typeof exercises)[number];
/** The keys of the exercises for which something is not so. */
const keysExcept = (isSo: (exercise: SeedExercise) => boolean) =>
  exercises.filter((exercise) => !isSo(exercise)).map(({ key }) => key);

describe.each(CATEGORIES)('the exercises of %s', (category) => {
  const ofCategory = exercises.filter((exercise) => exercise.category === category);

  test('are twenty or more', () => {
    expect(ofCategory.length).toBeGreaterThanOrEqual(20);
  });

  test('reach from level 1 to level 10', () => {
    const levels = new Set(ofCategory.map((exercise) => exercise.difficulty));
    expect([...levels].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('give visitors two', () => {
    expect(ofCategory.filter(({ isTrial }) => isTrial)).toHaveLength(2);
  });
});

test('every phrase is plain ASCII, 3 to 12 words and at most 12 syllables', () => {
  const syllables = (phrase: string) =>
    wordsOf(phrase).flatMap(({ variants: [reading = []] }) => reading.filter((p) => /\d$/.test(p)));
  const isShort = ({ phrase }: SeedExercise) => {
    const words = phrase.split(' ').length;
    return words >= 3 && words <= 12 && syllables(phrase).length <= 12;
  };
  expect(keysExcept(({ phrase }) => /^[\x20-\x7e]+$/.test(phrase))).toEqual([]);
  expect(keysExcept(isShort)).toEqual([]);
});

test('every word of a phrase is in the dictionary', () => {
  expect(keysExcept(({ phrase }) => wordsOf(phrase).every((word) => !word.fromLetters))).toEqual(
    [],
  );
});

test('every exercise has one or two tips of at most 140 characters, and no tip appears twice', () => {
  expect(keysExcept(({ tips }) => tips.length === 1 || tips.length === 2)).toEqual([]);
  expect(keysExcept(({ tips }) => tips.every((tip) => tip.length <= 140))).toEqual([]);
  const tips = exercises.flatMap((exercise) => exercise.tips);
  expect(tips).toHaveLength(new Set(tips).size);
});

test('the quotes of tips are typographic', () => {
  expect(keysExcept(({ tips }) => !tips.some((tip) => /["']/.test(tip)))).toEqual([]);
});

test('the sounds that an exercise trains occur in its phrase', () => {
  const occur = ({ phrase, trains }: SeedExercise) => {
    const said = new Set(
      wordsOf(phrase).flatMap(({ variants }) => variants.flat().map(withoutStress)),
    );
    return (trains.sounds ?? []).every((sound) => said.has(sound));
  };
  expect(keysExcept(occur)).toEqual([]);
});

test('the pronunciation exercises together train all sounds of American English', () => {
  const trained = exercises
    .filter(({ category }) => category === 'pronunciation')
    .flatMap(({ trains }) => trains.sounds ?? []);
  expect(trained).toEqual(expect.arrayContaining([...PHONES]));
});

test('every intonation exercise has a target', () => {
  expect(
    keysExcept(({ category, trains }) => category !== 'intonation' || trains.target !== undefined),
  ).toEqual([]);
});

test('no two exercises have the same phrase', () => {
  const phrases = exercises.map((exercise) => exercise.phrase.toLowerCase());
  expect(phrases).toHaveLength(new Set(phrases).size);
});

test('every exercise says what it trains', () => {
  const vague = exercises.filter(({ trains }) => Object.keys(trains).length === 0);
  expect(vague.map((exercise) => exercise.key)).toEqual([]);
});

test('words that an exercise refers to exist in its phrase', () => {
  const astray = exercises.filter(({ phrase, trains }) => {
    const pointedAt = [...(trains.stress ?? []).map(({ word }) => word), trains.target?.focusWord];
    return pointedAt.some((word) => word !== undefined && word >= phrase.split(' ').length);
  });
  expect(astray.map((exercise) => exercise.key)).toEqual([]);
});

describe('the contrasts that exercises train', () => {
  const trained = exercises.flatMap(({ key, phrase, trains }) => {
    const words = wordsOf(phrase);
    return (trains.contrasts ?? []).map((contrast) => ({
      name: `${key}: ${contrast.word} ${contrast.sound} ${contrast.instead}`,
      ...contrast,
      variants: words[contrast.word]?.variants ?? [],
    }));
  });
  type Trained = TrainedContrast & { variants: string[][] };
  /** Those that break the rule. */
  const except = (isSo: (contrast: Trained) => boolean) =>
    trained.filter((contrast) => !isSo(contrast)).map(({ name }) => name);

  test('every pronunciation exercise has some', () => {
    const without = exercises.filter(
      ({ category, trains }) =>
        category === 'pronunciation' && trains.sounds?.length && !trains.contrasts?.length,
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  test('are at most six per exercise, without duplicates', () => {
    const crowded = exercises.filter(({ trains }) => (trains.contrasts?.length ?? 0) > 6);
    expect(crowded.map(({ key }) => key)).toEqual([]);
    expect(new Set(trained.map(({ name }) => name)).size).toBe(trained.length);
  });

  test('count the words as the reading does', () => {
    const counted = exercises.filter(
      ({ phrase, trains }) =>
        trains.contrasts && wordsOf(phrase).length !== phrase.split(' ').length,
    );
    expect(counted.map(({ key }) => key)).toEqual([]);
  });

  test('name a sound of the word’s pronunciation that occurs in only one place', () => {
    const isPlain = ({ sound, variants: [reading = []] }: Trained) => {
      const places = reading.filter((symbol) => withoutStress(symbol) === sound);
      // The first occurrence counts: a weak vowel after it is no competitor.
      return places.length > 0 && places.slice(1).every((symbol) => symbol === 'AH0');
    };
    expect(except(isPlain)).toEqual([]);
  });

  test('have another sound, or none, in its place', () => {
    expect(except(({ sound, instead }) => instead !== sound)).toEqual([]);
    expect(except(({ instead }) => instead === '' || phones.has(instead))).toEqual([]);
  });

  test('do not penalize what Americans say themselves', () => {
    const isCotCaught = ({ sound, instead }: Trained) =>
      [sound, instead].toSorted().join(' ') === 'AA AO';
    expect(except((contrast) => !isCotCaught(contrast))).toEqual([]);
    const isSlip = ({ sound, instead, variants }: Trained) => {
      const readings = variants.map((variant) => variant.map((symbol) => withoutStress(symbol)));
      const [said = []] = readings;
      const slipped = said.toSpliced(said.indexOf(sound), 1, ...(instead ? [instead] : []));
      return !readings.some((reading) => reading.join(' ') === slipped.join(' '));
    };
    expect(except(isSlip)).toEqual([]);
  });

  test('are about the sounds that the exercise trains', () => {
    const astray = exercises.filter(
      ({ category, trains: { sounds = [], contrasts = [] } }) =>
        category === 'pronunciation' && contrasts.some(({ sound }) => !sounds.includes(sound)),
    );
    expect(astray.map(({ key }) => key)).toEqual([]);
  });
});

describe('the scenes', async () => {
  const scenes = await readScenes();

  test('are twelve, the easiest first', () => {
    expect(scenes).toHaveLength(12);
    const levels = scenes.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test.each(scenes)('$slug lets its two people take turns', ({ lines: [first, ...others] }) => {
    expect(others.map(({ part }) => part)).toEqual(
      others.map((_line, at) => (at % 2 === 0 ? 1 - first!.part : first!.part)),
    );
  });
});
