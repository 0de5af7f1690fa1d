import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentWithoutSettings, root } from './setup/workspace.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const schema = /const Environment = z\.object\(\{(.*?)\n\}\);/s.exec(read('server/src/config.ts'));
const names = [...(schema?.[1] ?? '').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);

afterEach(() => vi.unstubAllEnvs());

test('no setting of a running site reaches a test', () => {
  expect(names).toContain('PORT');
  for (const name of names) vi.stubEnv(name, 'of a running site');
  const left = Object.keys(environmentWithoutSettings());
  expect(names.filter((name) => left.includes(name))).toEqual([]);
});

test('other variables of the environment stay', () => {
  vi.stubEnv('SAYWELL_TEST_ONLY', 'stays');
  expect(environmentWithoutSettings()).toMatchObject({ SAYWELL_TEST_ONLY: 'stays' });
});

test('the table in README.md lists every setting, and no other', () => {
  const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual(names.toSorted());
});
