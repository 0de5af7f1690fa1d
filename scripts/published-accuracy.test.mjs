import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/workspace.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('the agreement with experts that the sign-up prompt names is the model card’s', () => {
  const newest = read('training/MODEL-CARD.md').split('## Results of version ')[1] ?? '';
  const row = /overall score that is shown \|[^|]+\|\s*(\.\d+)/.exec(newest);
  const published = Number(row?.[1]).toFixed(2);
  expect(read('web/src/features/conversion/claims.ts')).toContain(`figure: '${published}'`);
});
