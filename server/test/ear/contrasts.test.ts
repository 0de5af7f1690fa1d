import { earContrasts, type EarContrast, type EarPair } from '@saywell/contract';
import { PHONES, withoutStress } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { earSounds, earWords } from './ear-words.ts';

const all = earContrasts.flatMap((contrast) =>
  contrast.pairs.map((pair) => ({ contrast, pair, name: `${contrast.id} ${pair.id}` })),
);
/** A pair that is not as it should be, with what its words are read as. */
const astray = (isRight: (contrast: EarContrast, pair: EarPair) => boolean) =>
  all
    .filter(({ contrast, pair }) => !isRight(contrast, pair))
    .map(({ name, pair }) => [name, ...pair.words.map((word) => earSounds(word).join(' '))]);

/** Where two words differ, and what each of them has there. */
function difference([one, other]: EarPair['words']) {
  const [a, b] = [one, other].map((word) => earSounds(word).flat().map(withoutStress));
  const same = (count: number, at: (index: number) => number) => {
    let length = 0;
    while (length < count && a!.at(at(length)) === b!.at(at(length))) length++;
    return length;
  };
  const shortest = Math.min(a!.length, b!.length);
  const before = same(shortest, (index) => index);
  const after = same(shortest - before, (index) => -1 - index);
  const cut = (sounds: string[]) => sounds.slice(before, sounds.length - after).join(' ');
  return { before, after, sounds: [cut(a!), cut(b!)] };
}

const hasSounds = ({ sounds }: EarContrast) => sounds.some((sound) => sound !== '');

test('there are at least 40 contrasts, each with an id of its own and five to eight pairs', () => {
  expect(earContrasts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(earContrasts.map(({ id }) => id)).size).toBe(earContrasts.length);
  const counts = earContrasts.map(({ id, pairs }) => [id, pairs.length] as const);
  expect(counts.filter(([, count]) => count < 5 || count > 8)).toEqual([]);
  expect(earContrasts.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual(
    [],
  );
});

test('every pair occurs once, and has an id of its own', () => {
  expect(new Set(all.map(({ pair }) => pair.id)).size).toBe(all.length);
  expect(all.map(({ pair }) => pair.id).filter((id) => !/^[A-Za-z-]{1,60}$/.test(id))).toEqual([]);
  const both = all.map(({ pair }) =>
    pair.words
      .map(({ text }) => text)
      .toSorted()
      .join(' '),
  );
  expect(new Set(both).size).toBe(all.length);
});

test('the named sounds exist and differ', () => {
  const unknown = earContrasts.filter(
    ({ sounds: [one, other], kind }) =>
      [one, other].some(
        (sound) => sound !== '' && !(PHONES as readonly string[]).includes(sound),
      ) || (one === other) !== (kind === 'form' || kind === 'stress'),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

test('the dictionary knows every word, and reads the two so that they differ in the named sounds alone', () => {
  const guessed = all.filter(({ pair }) =>
    pair.words.some((word) => earWords(word).some(({ fromLetters }) => fromLetters)),
  );
  expect(guessed.map(({ name }) => name)).toEqual([]);
  const differently = astray(
    (contrast, pair) =>
      !hasSounds(contrast) || difference(pair.words).sounds.join('/') === contrast.sounds.join('/'),
  );
  expect(differently).toEqual([]);
});

test('the two differ where the pair says: at the beginning, in the middle or at the end', () => {
  const elsewhere = astray((contrast, pair) => {
    if (!hasSounds(contrast) || contrast.kind === 'cluster') return true;
    const { before, after } = difference(pair.words);
    return pair.place === (before === 0 ? 'beginning' : after === 0 ? 'end' : 'middle');
  });
  expect(elsewhere).toEqual([]);
});

test('stress pairs stress different syllables, and forms are read differently', () => {
  const stressOf = (word: EarPair['words'][0]) =>
    earSounds(word)
      .flat()
      .filter((sound) => /\d$/.test(sound))
      .findIndex((vowel) => vowel.endsWith('1'));
  const alike = astray(({ kind }, { words: [one, other] }) => {
    if (kind === 'stress') return stressOf(one) !== stressOf(other);
    return earSounds(one).join() !== earSounds(other).join();
  });
  expect(alike).toEqual([]);
});

test('a title names a pair, or what turns the first phrase of a pair into the second', () => {
  const isNamed = ({ kind, title, pairs }: EarContrast) =>
    pairs.some(({ words: [{ text: one }, { text: other }] }) => {
      if (kind !== 'form') return `${one} / ${other}` === title;
      const [from = '', to = ''] = title.toLowerCase().split(' / ');
      return one.toLowerCase().replace(from, to) === other.toLowerCase();
    });
  const others = earContrasts.filter((contrast) => !isNamed(contrast));
  expect(others.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
});
