import { cpSync, mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineVersion } from './version.ts';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'saywell-version-'));
  for (const folder of ['src', 'model', 'dictionary']) {
    cpSync(join(import.meta.dirname, folder), join(copy, folder), { recursive: true });
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a copy of the engine has the same version', () => {
  expect(engineVersion(copy)).toBe(engineVersion());
  expect(engineVersion()).toMatch(/^[0-9a-f]{12}$/);
});

test.each(['src/scoring/overall.ts', 'model/scorer.swm', 'dictionary/words.bin'])(
  'a change in %s makes another version',
  (file) => {
    appendFileSync(join(copy, file), ' ');
    expect(engineVersion(copy)).not.toBe(engineVersion());
  },
);

test('a change in a test does not', () => {
  appendFileSync(join(copy, 'src/layers.test.ts'), ' ');
  expect(engineVersion(copy)).toBe(engineVersion());
});
