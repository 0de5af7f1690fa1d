import { expect, test } from 'vitest';
import { choosePhrases } from './phrase-choice.ts';

type Needed = { sound: { phone: string }; why: 'weak' | 'due' | 'new'; weight: number };

/** A sound with how much it is needed. */
const weak = (phone: string, weight: number): Needed => ({ sound: { phone }, why: 'weak', weight });
const due = (phone: string, weight: number): Needed => ({ sound: { phone }, why: 'due', weight });

type Sounds = Record<string, Needed>;
type Phrase = [name: string, sounds: string, changes?: { isFresh?: boolean; levelsAway?: number }];

/** The phrases that are chosen from these, each with the sound that it is there for. */
function chosen(sounds: Sounds, phrases: Phrase[], count = 5) {
  const candidates = phrases.map(([exercise, needed, changes]) => ({
    exercise,
    needs: needed.split('').map((phone) => sounds[phone]!),
    isFresh: false,
    levelsAway: 0,
    ...changes,
  }));
  return choosePhrases(candidates, count).map(
    ({ candidate, main }) => `${candidate.exercise} for ${main.sound.phone}`,
  );
}

const ab = { A: weak('A', 2), B: weak('B', 1) };

test('the sound that is needed most comes first, each phrase once, and no more than were asked for', () => {
  expect(
    chosen(ab, [
      ['one', 'B'],
      ['two', 'A'],
    ]),
  ).toEqual(['two for A', 'one for B']);
  expect(
    chosen(
      ab,
      [
        ['one', 'B'],
        ['two', 'A'],
      ],
      1,
    ),
  ).toEqual(['two for A']);
  expect(chosen(ab, [])).toEqual([]);
});

test('a phrase that trains many waits for one with the sound that comes first', () => {
  const sounds = { ...ab, C: weak('C', 1), D: weak('D', 1) };
  expect(
    chosen(sounds, [
      ['many', 'BCD'],
      ['one', 'A'],
    ])[0],
  ).toBe('one for A');
});

test('of two phrases for a sound the one that trains more is chosen, of equals the first', () => {
  expect(
    chosen(ab, [
      ['one', 'A'],
      ['two', 'AB'],
    ])[0],
  ).toBe('two for A');
  expect(
    chosen(ab, [
      ['one', 'A'],
      ['two', 'A'],
    ])[0],
  ).toBe('one for A');
});

test.each([
  [0.34, 'again for B'],
  [0.36, 'other for B'],
])(
  'a sound that was trained already counts for 0.35: against another of %d',
  (weight, expected) => {
    const sounds = { A: weak('A', 1), B: weak('B', 0.5), C: weak('C', weight) };
    const phrases: Phrase[] = [
      ['first', 'A'],
      ['again', 'BA'],
      ['other', 'BC'],
    ];
    expect(
      chosen({ ...sounds }, [['first', 'A', { levelsAway: -5 }], ...phrases.slice(1)])[1],
    ).toBe(expected);
  },
);

test.each([
  [0.59, 'other for A'],
  [0.61, 'today for A'],
])('a phrase of today loses 0.6: against one without a sound of %d', (weight, expected) => {
  const sounds = { A: weak('A', 0.9), B: weak('B', weight) };
  expect(
    chosen(sounds, [
      ['other', 'A'],
      ['today', 'AB', { isFresh: true }],
    ])[0],
  ).toBe(expected);
});

test.each([
  [0.39, 'near for A'],
  [0.41, 'far for A'],
])('a level away loses 0.2: two against a sound of %d', (weight, expected) => {
  const sounds = { A: weak('A', 0.9), B: weak('B', weight) };
  expect(
    chosen(sounds, [
      ['near', 'A'],
      ['far', 'AB', { levelsAway: 2 }],
    ])[0],
  ).toBe(expected);
});

test('what is due waits while its only phrase was said today, and what is weak does not', () => {
  const today = { isFresh: true };
  const phrases: Phrase[] = [
    ['one', 'A', today],
    ['two', 'B'],
  ];
  expect(chosen({ A: due('A', 2), B: due('B', 1) }, phrases)[0]).toBe('two for B');
  expect(chosen({ A: weak('A', 2), B: due('B', 1) }, phrases)[0]).toBe('one for A');
});

test('a sound that is not due brings no phrase, and one more is for what it trains best', () => {
  const sounds = { A: due('A', 0), B: due('B', 1), C: weak('C', 0.4) };
  expect(
    chosen(sounds, [
      ['one', 'AB'],
      ['two', 'A'],
    ]),
  ).toEqual(['one for B', 'two for A']);
  const again: Phrase[] = [
    ['one', 'B'],
    ['two', 'C'],
    ['three', 'BC'],
  ];
  expect(chosen(sounds, again)).toEqual(['three for B', 'one for B', 'two for C']);
});

test('of sounds that are needed as much, the first is what the phrase is there for', () => {
  expect(chosen({ A: weak('A', 1), B: weak('B', 1) }, [['both', 'AB']])).toEqual(['both for A']);
});

test('a sound that is not needed yet makes no phrase wait', () => {
  const sounds = { N: weak('N', 0), W: due('W', 1) };
  expect(
    chosen(sounds, [
      ['not yet', 'N'],
      ['fresh', 'W', { isFresh: true }],
    ])[0],
  ).toBe('fresh for W');
});
