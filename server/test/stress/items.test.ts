import {
  earContrasts,
  stressItemOf,
  stressItems,
  stressModelOf,
  STRESS_PARTS,
  usableStressItems,
} from '@saywell/contract';
import { expect, test } from 'vitest';
import { EAR_VOICES } from '../ear/ear-clips.ts';
import { earSounds } from '../ear/ear-words.ts';
import { heardIn } from './stress-clips.ts';

const words = stressItems.filter(({ kind }) => kind !== 'focus');
const sentences = stressItems.filter(({ kind }) => kind === 'focus');

test('there are 60 words and 30 sentences, and every id is there once', () => {
  expect(words.filter(({ kind }) => kind === 'word')).toHaveLength(60);
  expect(sentences).toHaveLength(30);
  expect(new Set(stressItems.map(({ id }) => id)).size).toBe(stressItems.length);
  expect(new Set(stressItems.map(({ text }) => text)).size).toBe(stressItems.length);
  expect(stressItems.filter(({ id }) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
});

test('the dictionary has the same syllables, and the same one is strong', () => {
  const astray = words.flatMap(({ id, text, parts, strong, trains }) => {
    const says = trains.forms?.[0]?.sounds;
    const vowels = earSounds({ text, ...(says !== undefined && { says }) })
      .flat()
      .filter((sound) => /\d$/.test(sound));
    const stressed = vowels.findIndex((vowel) => vowel.endsWith('1'));
    return vowels.length === parts.length && stressed === strong
      ? []
      : [`${id}: ${vowels.join(' ')}`];
  });
  expect(astray).toEqual([]);
});

test('words have two to four syllables, and each of them is strong somewhere', () => {
  const places = new Set(words.map(({ parts, strong }) => `${strong + 1} of ${parts.length}`));
  expect([...places].toSorted()).toEqual([
    '1 of 2',
    '1 of 3',
    '1 of 4',
    '2 of 2',
    '2 of 3',
    '2 of 4',
    '3 of 3',
    '3 of 4',
  ]);
});

test('a sentence names the word that stands out among two to four', () => {
  for (const { phrase, parts, strong, trains } of sentences) {
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThanOrEqual(STRESS_PARTS);
    const focused = phrase.split(' ')[trains.target!.focusWord!]!;
    expect(focused.replaceAll(/[^\p{L}’-]/gu, '')).toBe(parts[strong]);
  }
});

test('a pair sounds as it does in ear training', () => {
  const known = new Map(
    earContrasts
      .flatMap(({ pairs }) => pairs.flatMap((pair) => pair.words))
      .map((word) => [word.text, word.says]),
  );
  const shared = words.filter(({ text }) => known.get(text) !== undefined);
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.map(({ text, trains }) => [text, trains.forms?.[0]?.sounds])).toEqual(
    shared.map(({ text }) => [text, known.get(text)]),
  );
});

test('each place is right as often as the others, so that it says nothing', () => {
  const places = sentences.map(({ strong }) => strong);
  expect([0, 1, 2].map((place) => places.filter((one) => one === place).length)).toEqual([
    10, 10, 10,
  ]);
});

test('the words of a sentence are strong where the dictionary has them', () => {
  const astray = sentences.flatMap(({ parts, trains }) =>
    parts.filter((text, at) => {
      const vowels = earSounds({ text })
        .flat()
        .filter((sound) => /\d$/.test(sound));
      const strong = vowels[trains.stress![at]!.syllable - 1];
      return vowels.length > 1 ? !strong?.endsWith('1') : strong === undefined;
    }),
  );
  expect(astray).toEqual([]);
});

test('everything is asked by a voice in which it was heard, and a model has all its parts', () => {
  const said = new Set(Object.values(usableStressItems).flat());
  expect(stressItems.map(({ id }) => id).filter((id) => !said.has(id))).toEqual([]);
  expect([...said].filter((id) => !stressItemOf(id))).toEqual([]);
  for (const { id, parts } of stressItems) {
    expect(stressModelOf(id)?.length ?? parts.length).toBe(parts.length);
  }
});

test.each(['slt', 'rms'] as const)(
  'the strong part is still heard in what %s says',
  async (voice) => {
    const { name } = EAR_VOICES.find((one) => one.voice === voice)!;
    for (const id of ['hotel', 'conduct-1', 'not-coffee']) {
      expect(usableStressItems[name]).toContain(id);
      expect((await heardIn(stressItemOf(id)!, voice)).isClear).toBe(true);
    }
  },
);
