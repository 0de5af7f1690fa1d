import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES, type TrainedContrast } from '@saywell/contract';
import { openLexicon, PHONES, readPhrase, withoutStress } from '@saywell/speech/phonemes';
import { describe, expect, test } from 'vitest';
import { blogPosts } from '../db/schema.ts';
import { readExercises, readPosts, SEED_FOLDER } from './content.ts';

const exercises = await readExercises();
const posts = await readPosts();

describe.each(CATEGORIES)('the exercises of %s', (category) => {
  const ofCategory = exercises.filter((exercise) => exercise.category === category);

  test('are twenty or more', () => {
    expect(ofCategory.length).toBeGreaterThanOrEqual(20);
  });

  test('reach from level 1 to level 10', () => {
    const levels = new Set(ofCategory.map((exercise) => exercise.difficulty));
    expect([...levels].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

test('no two exercises have the same phrase', () => {
  const phrases = exercises.map((exercise) => exercise.phrase.toLowerCase());
  expect(phrases).toHaveLength(new Set(phrases).size);
});

test('every exercise says what it trains', () => {
  const vague = exercises.filter(({ trains }) => Object.keys(trains).length === 0);
  expect(vague.map((exercise) => exercise.key)).toEqual([]);
});

test('words that an exercise points at exist in its phrase', () => {
  const astray = exercises.filter(({ phrase, trains }) => {
    const pointedAt = [...(trains.stress ?? []).map(({ word }) => word), trains.target?.focusWord];
    return pointedAt.some((word) => word !== undefined && word >= phrase.split(' ').length);
  });
  expect(astray.map((exercise) => exercise.key)).toEqual([]);
});

describe('the contrasts that exercises train', async () => {
  const ofSpeech = (path: string) => readFile(join(import.meta.dirname, '../../../speech', path));
  const lexicon = openLexicon({
    dictionary: await ofSpeech('dictionary/words.bin'),
    letters: await ofSpeech('model/letters.swm'),
  });
  const trained = exercises.flatMap(({ key, phrase, trains }) => {
    const words = readPhrase(phrase, lexicon);
    return (trains.contrasts ?? []).map((contrast) => ({
      name: `${key}: ${contrast.word} ${contrast.sound} ${contrast.instead}`,
      ...contrast,
      variants: words[contrast.word]?.variants ?? [],
    }));
  });
  type Trained = TrainedContrast & { variants: string[][] };
  /** Those of which something is not so. */
  const except = (isSo: (contrast: Trained) => boolean) =>
    trained.filter((contrast) => !isSo(contrast)).map(({ name }) => name);
  const phones = new Set<string>(PHONES);

  test('every pronunciation exercise has some', () => {
    const without = exercises.filter(
      ({ category, trains }) =>
        category === 'pronunciation' && trains.sounds?.length && !trains.contrasts?.length,
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  test('are at most six for an exercise, and none is there twice', () => {
    const crowded = exercises.filter(({ trains }) => (trains.contrasts?.length ?? 0) > 6);
    expect(crowded.map(({ key }) => key)).toEqual([]);
    expect(new Set(trained.map(({ name }) => name)).size).toBe(trained.length);
  });

  test('count the words as the reading does', () => {
    const counted = exercises.filter(
      ({ phrase, trains }) =>
        trains.contrasts && readPhrase(phrase, lexicon).length !== phrase.split(' ').length,
    );
    expect(counted.map(({ key }) => key)).toEqual([]);
  });

  test('ask for a sound of the word’s reading, and for one that can be told from the others', () => {
    const isPlain = ({ sound, variants: [reading = []] }: Trained) => {
      const places = reading.filter((symbol) => withoutStress(symbol) === sound);
      // The first place is meant: a weak vowel after it is no rival.
      return places.length > 0 && places.slice(1).every((symbol) => symbol === 'AH0');
    };
    expect(except(isPlain)).toEqual([]);
  });

  test('have another sound, or none, in its place', () => {
    expect(except(({ sound, instead }) => instead !== sound)).toEqual([]);
    expect(except(({ instead }) => instead === '' || phones.has(instead))).toEqual([]);
  });

  test('hold nothing against anybody that Americans say themselves', () => {
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

test.each(blogPosts.category.enumValues)('%s has two or more posts', (category) => {
  expect(posts.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
});

test('posts are written in plain HTML: known elements, no attribute but href', () => {
  const known =
    /^<(\/?(h2|h3|p|ul|ol|li|strong|em|u|s|a|blockquote|code|pre|br)|a href="\/[^"]*")>$/;
  for (const post of posts) {
    const odd = post.content.match(/<[^>]*>/g)!.filter((tag) => !known.test(tag));
    expect({ post: post.slug, odd }).toEqual({ post: post.slug, odd: [] });
  }
});

test('every post file is in the list', async () => {
  const files = (await readdir(join(SEED_FOLDER, 'posts'))).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.toSorted()).toEqual(posts.map((post) => `${post.slug}.html`).toSorted());
});
