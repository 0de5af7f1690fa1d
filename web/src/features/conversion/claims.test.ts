import { expect, test } from 'vitest';
import { claimsToShow } from './claims.ts';

test('a site without figures of its own makes no claim about its learners', () => {
  const shown = claimsToShow();
  expect(shown.map(({ figure }) => figure)).toEqual(['0', '39', '0.82']);
  expect(JSON.stringify(shown)).not.toMatch(/learners"|faster|recommend/);
  expect(shown.every(({ source }) => source.length > 0)).toBe(true);
});

test('the site’s own figure stands in its place, with its source', () => {
  const [first, , third] = claimsToShow({
    wouldRecommend: { figure: '92%', source: 'survey of 412 learners, May 2026' },
  });
  expect(first?.figure).toBe('0');
  expect(third).toEqual({
    figure: '92%',
    claim: 'would recommend it',
    source: 'survey of 412 learners, May 2026',
  });
});
