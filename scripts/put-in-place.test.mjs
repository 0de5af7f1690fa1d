import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFolder, clearBrokenOff, putInPlace } from './setup/put-in-place.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let place;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywell-place-'));
  place = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} path @param {string} text */
function build(path, text) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
}
const shown = () => readFileSync(join(place, 'index.html'), 'utf8');

test('a new build replaces the old one, and nothing else is left', () => {
  for (const text of ['first', 'second']) {
    build(buildFolder(place), text);
    putInPlace(buildFolder(place), place);
    expect(shown()).toBe(text);
  }
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build that cannot be put in place fails and leaves the old one', () => {
  build(place, 'first');
  expect(() => putInPlace(buildFolder(place), place)).toThrow('ENOENT');
  expect(shown()).toBe('first');
});

test("leftovers of a killed build are removed, a running build's are not", () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  build(`${place}.building-${ended}`, 'broken off');
  build(`${place}.replaced-${ended}-1`, 'old');
  build(`${place}.building-${process.pid}`, 'under way');
  build(`${place}-of-somebody`, 'not ours');
  clearBrokenOff(place);
  expect(readdirSync(folder).toSorted()).toEqual([
    'dist-of-somebody',
    `dist.building-${process.pid}`,
  ]);
  expect(existsSync(place)).toBe(false);
});
