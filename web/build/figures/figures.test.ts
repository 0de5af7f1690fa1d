import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FIGURES } from './figures.ts';

const folder = new URL('../../public/figures/', import.meta.url);

test('the pictures in the folder are the ones that are drawn (npm run figures -w web)', async () => {
  const names = (await readdir(folder)).map((file) => file.replace('.svg', ''));
  expect(names.toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  const drawn = names.map(async (name) => [
    name,
    await readFile(new URL(`${name}.svg`, folder), 'utf8'),
  ]);
  expect(Object.fromEntries(await Promise.all(drawn))).toEqual(FIGURES);
});

test('a picture loads nothing and runs nothing', () => {
  const active = /<script|<foreignObject|\bon[a-z]+=|\bhref=|@import|url\(/i;
  expect(Object.entries(FIGURES).filter(([, text]) => active.test(text))).toEqual([]);
});

test('nothing in a picture is too small to read on a phone', () => {
  const sizes = Object.values(FIGURES).flatMap((text) =>
    [...text.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17);
});
