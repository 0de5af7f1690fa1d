import type { ScriptText } from '@saywell/contract';
import { expect, test } from 'vitest';
import { inOrder, type ScriptPart } from './script.ts';

const text = (name: string, from: ScriptText['from'], score?: number): ScriptText => ({
  text: name,
  manner: 'natural',
  from,
  note: '',
  ...(score !== undefined && { score }),
});
const texts = [
  text('one', 'exercise', 95),
  text('two', 'exercise'),
  text('three', 'ear'),
  text('four', 'ear', 91),
];
const named = (part: ScriptPart, search = '') =>
  inOrder(texts, { part, search }).map((one) => one.text);

test('what is missing comes first, each half as learners meet it', () => {
  expect(named('all')).toEqual(['two', 'three', 'one', 'four']);
});

test('a part has its own texts alone', () => {
  expect(named('ear')).toEqual(['three', 'four']);
  expect(named('stress')).toEqual([]);
});

test('what is recorded can be gone through alone', () => {
  expect(named('kept')).toEqual(['one', 'four']);
});

test('a text is found by a part of it, with either apostrophe', () => {
  expect(named('all', ' O')).toEqual(['two', 'one', 'four']);
  expect(named('ear', 'nothing')).toEqual([]);
  const quoted = [text('It’s late.', 'exercise')];
  expect(inOrder(quoted, { part: 'all', search: "it's" })).toEqual(quoted);
});
