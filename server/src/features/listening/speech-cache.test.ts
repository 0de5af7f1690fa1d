import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../../test/support/speech.ts';
import { createSpeechCache } from './speech-cache.ts';

const KILOBYTE = 1024;
const pitch = { times: [], semitones: [] };
const timings = { duration: 1, words: [], pitch, hasManners: false };
const speechOf = (kilobytes: number) => ({
  mp3: new Uint8Array(kilobytes * KILOBYTE).fill(7),
  timings,
});

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});

const open = (maxBytes = 1024 * KILOBYTE, to = folder) => {
  const troubles: unknown[] = [];
  const cache = createSpeechCache({
    folder: to,
    maxBytes,
    onTrouble: (error) => troubles.push(error),
  });
  return { ...cache, troubles };
};

async function files() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('processes share the cache', async () => {
  expect(await open().read('a')).toBeUndefined();
  const written = await open().write('a', speechOf(2));
  expect(await open().read('a')).toEqual(written);
  expect(await open().read('b')).toBeUndefined();
  expect(await files()).toHaveLength(1);
});

test('a truncated file is not served, and is removed', async () => {
  const cache = open();
  await cache.write('a', speechOf(2));
  const [file] = await files();
  await truncate(file!, 1000);
  expect(await cache.read('a')).toBeUndefined();
  expect(await files()).toEqual([]);
});

test('files reveal neither the text nor the sound', async () => {
  const text = 'quiet secret phrase';
  const words = text.split(' ').map((word) => ({
    word,
    from: 0,
    to: 1,
    start: 0,
    end: 1,
    ipa: '',
    sounds: [],
  }));
  const speech = {
    mp3: new TextEncoder().encode('the sound of it'),
    timings: { duration: 1, words, pitch, hasManners: false },
  };
  const written = await open().write(`voice 1 ${text}`, speech);
  expect(await open().read(`voice 1 ${text}`)).toEqual(written);
  const kept = Buffer.concat(await Promise.all((await files()).map((file) => readFile(file))));
  for (const part of [...text.split(' '), 'sound', 'duration']) {
    expect(kept.includes(part)).toBe(false);
  }
});

test('unencrypted files of an older version are removed with the first write', async () => {
  await mkdir(join(folder, 'ab'));
  const readable = join(folder, 'ab/cdef');
  await writeFile(readable, '{"timings":{"words":["my","secret"]}}');
  const cache = open();
  await cache.write('a', speechOf(1));
  await expect(stat(readable)).rejects.toThrow('ENOENT');
  expect(await cache.read('a')).toBeDefined();
});

test('the least recently used files are evicted', async () => {
  const cache = open(11 * KILOBYTE);
  await cache.write('old', speechOf(4));
  await cache.write('used', speechOf(4));
  const longAgo = new Date(Date.now() - 24 * 3600 * 1000);
  for (const file of await files()) await utimes(file, longAgo, longAgo);
  await cache.read('used');
  await cache.write('new', speechOf(4));
  expect(await cache.read('old')).toBeUndefined();
  expect(await cache.read('used')).toBeDefined();
  expect(await cache.read('new')).toBeDefined();
});

test('leftovers of a killed process are removed eventually', async () => {
  const cache = open(10 * KILOBYTE);
  await cache.write('a', speechOf(1));
  const leftover = join(folder, 'x.tmp');
  await writeFile(leftover, 'half');
  await utimes(leftover, new Date(0), new Date(0));
  await open(10 * KILOBYTE).write('b', speechOf(1));
  await expect(stat(leftover)).rejects.toThrow('ENOENT');
  expect(await cache.read('a')).toBeDefined();
});

test('a folder that can’t be written does not cause errors', async () => {
  const [file] = await (async () => {
    await open().write('a', speechOf(1));
    return files();
  })();
  const cache = open(KILOBYTE, join(file!, 'not-a-folder'));
  const speech = await cache.write('b', speechOf(1));
  expect(speech.etag).toMatch(/^".+"$/);
  expect(cache.troubles).toHaveLength(1);
  expect((await readFile(file!)).length).toBeGreaterThan(KILOBYTE);
});
