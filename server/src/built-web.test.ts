import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtWeb, withBuildInMind } from './built-web.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywell-web-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function failureOf(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a folder without a front end means the API alone', () => {
  expect(builtWeb(folder)).toBeUndefined();
  expect(builtWeb(join(folder, 'nowhere'))).toBeUndefined();
});

test('a front end is served when all of it is there', () => {
  writeFileSync(join(folder, 'index.html'), '');
  const failure = failureOf(() => builtWeb(folder));
  expect(failure).toBeInstanceOf(StartupError);
  expect(String(failure)).toContain(folder);
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'parts/home.html'), '');
  expect(builtWeb(folder)).toBe(folder);
});

test('a file that a build took away is told as one that is not there yet', () => {
  const gone = failureOf(() => readFileSync(join(folder, 'index.html')));
  expect(withBuildInMind(gone, folder)).toBeInstanceOf(StartupError);
});

test('any other failure stays what it is', () => {
  const elsewhere = failureOf(() => readFileSync(`${folder}-other/index.html`));
  expect(withBuildInMind(elsewhere, folder)).toBe(elsewhere);
  const asFile = failureOf(() => readFileSync(folder));
  expect(withBuildInMind(asFile, folder)).toBe(asFile);
  expect(withBuildInMind('odd', folder)).toBe('odd');
});
