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

test('without a built web app the API is served alone, without waiting', async () => {
  expect(await builtWeb(folder, log)).toBeUndefined();
  expect(await builtWeb(join(folder, 'nowhere'), log)).toBeUndefined();
  expect(await builtWeb(join(folder, 'no/where'), log)).toBeUndefined();
  expect(log.info).not.toHaveBeenCalled();
});

test('a complete web app is served', async () => {
  build('index.html');
  build('parts/home.html');
  expect(await builtWeb(folder, log)).toBe(folder);
  expect(log.info).not.toHaveBeenCalled();
});

test('the server waits for a web app that is being built, and logs it once', async () => {
  build('index.html');
  setTimeout(() => build('parts/home.html'), 600);
  expect(await builtWeb(folder, log)).toBe(folder);
  expect(log.info.mock.calls).toEqual([['waiting for the web app, which is being built']]);
});

test('it also waits for the first build, next to the final folder', async () => {
  const place = join(folder, 'dist');
  const beside = `${place}.building-${process.pid}`;
  build('index.html', beside);
  build('parts/home.html', beside);
  setTimeout(() => renameSync(beside, place), 600);
  expect(await builtWeb(place, log)).toBe(place);
});

test('a build that never ends is reported in one line', async () => {
  build('index.html');
  const waiting = builtWeb(folder, log, soon);
  await expect(waiting).rejects.toThrow(StartupError);
  await expect(waiting).rejects.toThrow(folder);
});

test('an aborted build is reported at once, or ignored', async () => {
  build('index.html');
  utimesSync(join(folder, 'index.html'), new Date(0), new Date(0));
  await expect(builtWeb(folder, log)).rejects.toThrow(StartupError);
  const place = join(folder, 'dist');
  const ended = spawnSync(process.execPath, ['--version']).pid;
  build('index.html', `${place}.building-${ended}`);
  expect(await builtWeb(place, log)).toBeUndefined();
  expect(log.info).not.toHaveBeenCalled();
});

test('a file removed by a build is reported as not there yet', () => {
  const gone = failureOf(() => readFileSync(join(folder, 'index.html')));
  expect(withBuildInMind(gone, folder)).toBeInstanceOf(StartupError);
});

test('any other error is unchanged', () => {
  const elsewhere = failureOf(() => readFileSync(`${folder}-other/index.html`));
  expect(withBuildInMind(elsewhere, folder)).toBe(elsewhere);
  const asFile = failureOf(() => readFileSync(folder));
  expect(withBuildInMind(asFile, folder)).toBe(asFile);
  expect(withBuildInMind('odd', folder)).toBe('odd');
});
