import {
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  type StressItem,
  stressItemOf,
  stressItems,
  usableStressItems,
} from '@saywell/contract';
import { expect, test } from 'vitest';
import { canSay } from './can-say.ts';
import { chooseQuestions } from './choose-questions.ts';

type Asked = Parameters<typeof chooseQuestions>[0];
const VOICES = ['F', 'M'];
const round = (recent: Asked['history']['recent'] = [], rest: Partial<Asked> = {}) =>
  chooseQuestions({
    history: { recent },
    voices: VOICES,
    canSay: () => true,
    random: () => 0.5,
    ...rest,
  });
const kindsOf = (questions: ReturnType<typeof round>) =>
  questions.map(({ item }) => stressItemOf(item)!.kind);

test('a round has ten questions: words, pairs and sentences in turn, none twice', () => {
  const questions = round();
  expect(kindsOf(questions).join(' ')).toBe('word pair focus word word pair focus word word pair');
  expect(new Set(questions.map(({ item }) => item)).size).toBe(10);
});

test('what was missed comes back, half of each kind at most', () => {
  const missed = stressItems
    .filter(({ kind }) => kind === 'word')
    .slice(0, 20)
    .map(({ id }) => ({ item: id, asked: 2, right: 1 }));
  const words = round(missed).filter(({ item }) => stressItemOf(item)!.kind === 'word');
  const back = words.filter(({ item }) => missed.some((one) => one.item === item));
  expect([words.length, back.length]).toEqual([5, 3]);
});

test('what was known lately waits for what is new', () => {
  const known = stressItems.slice(0, 40).map(({ id }) => ({ item: id, asked: 1, right: 1 }));
  const again = round(known).filter(({ item }) => known.some((one) => one.item === item));
  expect(again).toEqual([]);
});

test('everything is asked in a voice in which it is heard', () => {
  const asked = round([], { canSay: (voice, { kind }) => kind === 'word' || voice === 'M' });
  const others = asked.filter((_, at) => kindsOf(asked)[at] !== 'word');
  expect(others.length).toBeGreaterThan(3);
  expect(new Set(others.map(({ voice }) => voice))).toEqual(new Set(['M']));
  const only = stressItems.find(({ id }) => isHeardIn('MALE', id) && !isHeardIn('FEMALE', id))!;
  expect([canSay({ gender: 'MALE' }, only), canSay({ gender: 'FEMALE' }, only)]).toEqual([
    true,
    false,
  ]);
});

test('a kept voice is asked for what was heard in its own recordings', () => {
  const [heard, other] = stressItems.filter(({ id }) => isHeardIn('FEMALE', id)) as [
    StressItem,
    StressItem,
  ];
  const voice = { gender: 'FEMALE', stressItems: [heard.id] } as const;
  expect([canSay(voice, heard), canSay(voice, other)]).toEqual([true, false]);
});

const isHeardIn = (gender: 'MALE' | 'FEMALE', id: string) =>
  usableStressItems[gender === 'MALE' ? REFERENCE_MALE_VOICE : REFERENCE_FEMALE_VOICE]!.includes(
    id,
  );
