import type { ScriptText } from '@saywell/contract';
import { expect, test } from 'vitest';
import { inOrder } from './script.ts';

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
const named = (part: Parameters<typeof inOrder>[1]) => inOrder(texts, part).map((one) => one.text);

test('what is missing comes first, each half as learners meet it', () => {
  expect(named('all')).toEqual(['two', 'three', 'one', 'four']);
});

test('a part has its own texts alone', () => {
  expect(named('ear')).toEqual(['three', 'four']);
  expect(named('stress')).toEqual([]);
});
