import { expect, test } from 'vitest';
import { lostParts } from './lost-parts.ts';

test('what the editor cannot show is named', () => {
  expect(lostParts('<p>a</p><table><tr></tr></table><hr>')).toEqual(['a table', 'a dividing line']);
});

test('what the editor writes itself is not', () => {
  const html = '<h2>a</h2><p><strong>b</strong> <s>c</s></p><ul><li>d</li></ul><pre>e</pre>';
  expect(lostParts(html)).toEqual([]);
});
