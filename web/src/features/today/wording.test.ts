import type { TodayStep } from '@saywell/contract';
import { expect, test } from 'vitest';
import { kindOf, lengthOf, reasonOf, resultLines, titleOf } from './wording.ts';

const exercise = { id: 1, title: 'One', phrase: "I'd say so.", category: 'intonation' as const };
const ear: TodayStep = {
  kind: 'ear',
  id: 'ear',
  seconds: 120,
  contrast: 'ih-iy',
  title: 'ship / sheep',
  reason: 'Many words differ only in this.',
};
const sound: TodayStep = {
  kind: 'sound',
  id: 'sound-1',
  seconds: 45,
  exercise,
  sound: { phone: 'TH', ipa: 'θ' },
  reason: 'You haven’t tried /θ/ yet.',
  before: 62,
};
const drill: TodayStep = {
  kind: 'drill',
  id: 'drill-1-1',
  seconds: 60,
  exercise,
  word: "I'd",
  index: 0,
  sound: { phone: 'D', ipa: 'd' },
  heard: null,
  cue: '',
  before: 48,
};
const phrase: TodayStep = { kind: 'phrase', id: 'phrase-1', seconds: 45, exercise, before: 71 };

test('a step is named by what is heard or said, and says why it is there', () => {
  expect([ear, sound, drill, phrase].map(titleOf)).toEqual([
    'ship / sheep',
    'I’d say so.',
    'I’d',
    'I’d say so.',
  ]);
  expect([ear, sound, drill, phrase].map(kindOf)).toEqual([
    'Your ear',
    'The th in “thin”',
    'A word to fix',
    'An everyday phrase',
  ]);
  expect(reasonOf(drill)).toBe('Last time: 48 of 100, because of the /d/.');
  expect(reasonOf(phrase)).toBe('Your best so far: 71 of 100.');
  expect(reasonOf({ ...phrase, before: null })).toBe('New to you.');
});

test('under a minute it is seconds', () => {
  expect([45, 60, 120].map(lengthOf)).toEqual(['45 s', '1 min', '2 min']);
});

test('a round by ear tells each contrast', () => {
  const contrasts = [
    { contrast: 'ih-iy', title: 'ship / sheep', asked: 10, heard: 9 },
    { contrast: 'l-r', title: 'light / right', asked: 10, heard: 7 },
  ];
  expect(resultLines(ear, { kind: 'ear', contrasts })).toEqual([
    'ship / sheep: heard 9 of 10',
    'light / right: heard 7 of 10',
  ]);
});

test('a sound is told beside its average, where there is one', () => {
  const result = { kind: 'sound', score: 80, sound: 78 } as const;
  expect(resultLines(sound, result)).toEqual(['This sound: 78 of 100; before, 62 on average']);
  expect(resultLines({ ...sound, before: null }, result)).toEqual(['This sound: 78 of 100']);
  expect(resultLines(sound, { ...result, sound: null })).toEqual(['Score 80 of 100']);
});

test('a phrase is the best only if it is better', () => {
  const lines = (score: number, before: number | null) =>
    resultLines({ ...phrase, before }, { kind: 'phrase', score });
  expect(lines(86, 71)).toEqual(['Score 86 of 100, your best; before, 71']);
  expect(lines(71, 71)).toEqual(['Score 71 of 100; your best is 71']);
  expect(lines(60, null)).toEqual(['Score 60 of 100']);
});

const scene: TodayStep = {
  kind: 'scene',
  id: 'scene',
  seconds: 120,
  slug: 'ordering',
  title: 'Ordering lunch',
  before: null,
};

test('a scene is named by its title, and its run is told like a phrase', () => {
  expect([kindOf(scene), titleOf(scene), reasonOf(scene)]).toEqual([
    'A scene',
    'Ordering lunch',
    'New to you.',
  ]);
  const told = (score: number | null, before: number | null = null) =>
    resultLines({ ...scene, before }, { kind: 'scene', score, scored: 4, lines: 4 });
  expect(told(80)).toEqual(['Score 80 of 100']);
  expect(told(80, 71)).toEqual(['Score 80 of 100, your best; before, 71']);
  expect(told(null)).toEqual(['Played, without a score']);
});

test('a run of some lines of a scene is told as that, and is no best', () => {
  const result = { kind: 'scene', score: 100, scored: 1, lines: 4 } as const;
  expect(resultLines({ ...scene, before: 71 }, result)).toEqual([
    'Score 100 of 100, for 1 of 4 lines',
  ]);
});

test('a drill tells its tries; without any, only the phrase speaks', () => {
  const result = { kind: 'drill', tries: 4, passes: 3, inPhrase: 81 } as const;
  expect(resultLines(drill, result)).toEqual(['Alone: passed 3 of 4 tries']);
  expect(resultLines(drill, { ...result, tries: 1, passes: 0 })).toEqual([
    'Alone: passed 0 of 1 try',
  ]);
  expect(resultLines(drill, { ...result, tries: 0, passes: 0 })).toEqual([]);
});
