import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtWeb, withBuildInMind } from './built-web.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
beforeEach(() => {
  vi.clearAllMocks();
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

const log = { info: vi.fn<(message: string) => void>() };
const soon = { waitMs: 1000 };

function build(what: 'index.html' | 'parts/home.html', into = folder) {
  mkdirSync(dirname(join(into, what)), { recursive: true });
  writeFileSync(join(into, what), '');
}

test('a folder without a front end means the API alone, at once', async () => {
  expect(await builtWeb(folder, log)).toBeUndefined();
  expect(await builtWeb(join(folder, 'nowhere'), log)).toBeUndefined();
  expect(await builtWeb(join(folder, 'no/where'), log)).toBeUndefined();
  expect(log.info).not.toHaveBeenCalled();
});

test('a front end is served when all of it is there', async () => {
  build('index.html');
  build('parts/home.html');
  expect(await builtWeb(folder, log)).toBe(folder);
  expect(log.info).not.toHaveBeenCalled();
});

test('a front end that is being built is waited for, and that is said once', async () => {
  build('index.html');
  setTimeout(() => build('parts/home.html'), 600);
  expect(await builtWeb(folder, log)).toBe(folder);
  expect(log.info.mock.calls).toEqual([['waiting for the web app, which is being built']]);
});

test('the first one, which is built beside its place, is waited for too', async () => {
  const place = join(folder, 'dist');
  const beside = `${place}.building-${process.pid}`;
  build('index.html', beside);
  build('parts/home.html', beside);
  setTimeout(() => renameSync(beside, place), 600);
  expect(await builtWeb(place, log)).toBe(place);
});

test('a build that never ends is one clear line', async () => {
  build('index.html');
  const waiting = builtWeb(folder, log, soon);
  await expect(waiting).rejects.toThrow(StartupError);
  await expect(waiting).rejects.toThrow(folder);
});

test('one that broke off is told at once, or not there at all', async () => {
  build('index.html');
  utimesSync(join(folder, 'index.html'), new Date(0), new Date(0));
  await expect(builtWeb(folder, log)).rejects.toThrow(StartupError);
  const place = join(folder, 'dist');
  const ended = spawnSync(process.execPath, ['--version']).pid;
  build('index.html', `${place}.building-${ended}`);
  expect(await builtWeb(place, log)).toBeUndefined();
  expect(log.info).not.toHaveBeenCalled();
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
