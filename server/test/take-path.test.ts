import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..');
const MOST_FILES = 8;

/** The files of a numbered list in the README, below this heading. */
function listed(heading: string) {
  const readme = readFileSync(join(SERVER, 'README.md'), 'utf8');
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => join(SERVER, path!));
}

/** The files that a file imports from its own member. */
function importsOf(file: string) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/ from '(\.[^']+)'/g)].map(([, path]) => join(dirname(file), path!));
}

const path = listed('From a take to its verdict');
const steps = path.slice(1).map((file, index) => ({ file, before: path.slice(0, index + 1) }));

test('a take meets few files on its way to a verdict', () => {
  expect(path.length).toBeGreaterThan(1);
  expect(path.length).toBeLessThanOrEqual(MOST_FILES);
});

test.each(steps)('$file imports a file before it, or is imported by one', ({ before, file }) => {
  const own = importsOf(file);
  const isTied = before.some((one) => own.includes(one) || importsOf(one).includes(file));
  expect(isTied).toBe(true);
});

test('one file of the list calls the engine', () => {
  const callsEngine = path.filter((file) =>
    readFileSync(file, 'utf8').includes("from '@saywell/speech'"),
  );
  expect(callsEngine).toHaveLength(1);
});
