import { expect, test } from 'vitest';
import type { IntonationTarget, Movement } from '../analysis.ts';
import { intonationMessage, melodySaid } from './intonation.ts';

const KINDS: IntonationTarget['kind'][] = [
  'statement',
  'yes-no-question',
  'wh-question',
  'list',
  'tag-question',
  'contrast',
];
const MOVEMENTS: Movement[] = ['rise', 'fall', 'level'];

const ALL = KINDS.flatMap((kind) =>
  MOVEMENTS.flatMap((expected) =>
    MOVEMENTS.map((heard) => ({
      kind,
      expected,
      heard,
      text: intonationMessage({ target: { kind }, ending: { expected, heard } }),
    })),
  ),
);

test('a fallen yes/no question is told what it sounded like', () => {
  const said = intonationMessage({
    target: { kind: 'yes-no-question' },
    ending: { expected: 'rise', heard: 'fall' },
  });
  expect(said).toBe(
    'Your voice went down at the end, which sounds like a statement; a yes/no question usually goes up. Raise your pitch on the last word.',
  );
});

test('each kind of sentence has its own meaning for each movement', () => {
  const usual = ALL.filter(
    ({ text }) => !/exercise|Here it|as it should|this one should/.test(text),
  );
  expect(new Set(usual.map(({ text }) => text)).size).toBe(KINDS.length * MOVEMENTS.length);
});

test('a movement that was asked for is never corrected', () => {
  const corrects = /should go|Lift|Let it|Step down|Drop|Slide|Make one|Jump|Start high|Go up/;
  const right = ALL.filter(({ expected, heard }) => expected === heard);
  const missed = ALL.filter(({ expected, heard }) => expected !== heard);
  for (const { text } of right) expect(text).not.toMatch(corrects);
  for (const { text } of missed) expect(text).toMatch(/ up| down|fall|drop|lift|rise|rising/i);
});

test('an unusual target is followed even against the habit of its kind', () => {
  const said = intonationMessage({
    target: { kind: 'wh-question' },
    ending: { expected: 'rise', heard: 'fall' },
  });
  expect(said).toBe(
    'Your voice went down at the end. Here it should go up: slide upward on the last stressed word.',
  );
});

test('the stressed word is named, and the one that took its place', () => {
  const focus = { expectedWord: 'blue', heardWord: 'car', score: 20 };
  expect(intonationMessage({ target: { kind: 'contrast' }, focus })).toBe(
    'The stress fell on “car”; put it on “blue” by making that word higher and longer.',
  );
  expect(intonationMessage({ target: { kind: 'contrast' }, focus: { ...focus, score: 90 } })).toBe(
    '“blue” stood out, as it should.',
  );
});

test('a melody that could not be followed is asked for again', () => {
  expect(intonationMessage({ target: { kind: 'statement' } })).toContain('couldn’t follow');
});

test('no sentence is long', () => {
  for (const { text } of ALL) {
    for (const sentence of text.split(/(?<=[.!?]) /)) expect(sentence.length).toBeLessThan(160);
  }
});

test('what happened is the title, what to do the body, and the text is both', () => {
  const target = { kind: 'list' as const };
  const focus = { expectedWord: 'blue', heardWord: 'car', score: 59 };
  const wrong = { target, ending: { expected: 'fall' as const, heard: 'rise' as const } };
  const said = melodySaid(wrong);
  expect(said.body).not.toBe('');
  expect(intonationMessage(wrong)).toBe(`${said.title}. ${said.body}`);
  const both = melodySaid({ ...wrong, focus });
  expect(both.title).toBe(said.title);
  expect(both.body).toBe(`${said.body} ${intonationMessage({ target, focus })}`);
  const right = { ...wrong, ending: { expected: 'fall' as const, heard: 'fall' as const } };
  expect(melodySaid(right).body).toBe('');
});
