import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../../test/support/speech.ts';
import { serveFiles } from '../../../../test/voices/file-server.ts';
import { fetchPinned } from './fetch-pinned.ts';
import type { PinnedFile } from './pinned.ts';

const model = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251);

async function setUp(behavior?: Parameters<typeof serveFiles>[1]) {
  const folder = await testFolder();
  const site = await serveFiles({ 'model.onnx': model }, behavior);
  const progress: number[] = [];
  const fetching = {
    folder,
    pauseMs: 1,
    onProgress: (_file: PinnedFile, bytes: number) => progress.push(bytes),
  };
  return { folder, site, pin: site.pin('model.onnx'), progress, fetching };
}

test('a file is fetched once, with progress', async () => {
  const { site, pin, progress, fetching } = await setUp();
  const path = await fetchPinned(pin, fetching);
  expect(new Uint8Array(await readFile(path))).toEqual(model);
  expect(progress.at(-1)).toBe(model.length);
  expect(await fetchPinned(pin, fetching)).toBe(path);
  expect(site.ranges).toHaveLength(1);
});

test('another file than the published one is thrown away', async () => {
  const { folder, pin, fetching } = await setUp();
  const other = { ...pin, sha256: '0'.repeat(64) };
  await expect(fetchPinned(other, fetching)).rejects.toThrow(
    'model.onnx is not the file that was published; it was thrown away',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a file that was changed on the disk is fetched again', async () => {
  const { pin, fetching } = await setUp();
  const path = await fetchPinned(pin, fetching);
  await writeFile(path, 'something else');
  await fetchPinned(pin, fetching);
  expect(new Uint8Array(await readFile(path))).toEqual(model);
});

test('a connection that is cut twice goes on where it was', async () => {
  const { site, pin, fetching } = await setUp({ cuts: [100_000, 50_000] });
  expect(new Uint8Array(await readFile(await fetchPinned(pin, fetching)))).toEqual(model);
  expect(site.ranges).toEqual([undefined, 'bytes=100000-', 'bytes=150000-']);
});

test('what an earlier process had fetched is not fetched again', async () => {
  const { folder, site, pin, fetching } = await setUp();
  await writeFile(join(folder, 'model.onnx.part'), model.subarray(0, 200_000));
  expect(new Uint8Array(await readFile(await fetchPinned(pin, fetching)))).toEqual(model);
  expect(site.ranges).toEqual(['bytes=200000-']);
});

test('a process that ended between fetching and checking fetches nothing again', async () => {
  const { folder, pin, fetching } = await setUp();
  await writeFile(join(folder, 'model.onnx.part'), model);
  expect(new Uint8Array(await readFile(await fetchPinned(pin, fetching)))).toEqual(model);
});

test('a site that knows no ranges sends all of it again', async () => {
  const { folder, pin, fetching } = await setUp({ ignoresRanges: true });
  await writeFile(join(folder, 'model.onnx.part'), model.subarray(0, 200_000));
  expect(new Uint8Array(await readFile(await fetchPinned(pin, fetching)))).toEqual(model);
});

test('a file that does not end is left after its length', async () => {
  const { folder, pin, fetching } = await setUp();
  await expect(fetchPinned({ ...pin, bytes: 1000 }, fetching)).rejects.toThrow('is longer than');
  expect(await readdir(folder)).toEqual([]);
});

test('without a network, one line says so, and what has come is kept', async () => {
  const { folder, site, pin, fetching } = await setUp();
  await writeFile(join(folder, 'model.onnx.part'), model.subarray(0, 200_000));
  await site.close();
  await expect(fetchPinned(pin, fetching)).rejects.toThrow(
    /^127\.0\.0\.1:\d+ could not be reached\. What has come is kept: run this again\.$/,
  );
  expect(await readdir(folder)).toEqual(['model.onnx.part']);
});

test.each([404, 403])('a site that answers %i is not asked again', async (status) => {
  const { site, pin, fetching } = await setUp({ status });
  await expect(fetchPinned(pin, fetching)).rejects.toThrow(`answered ${status}`);
  expect(site.ranges).toHaveLength(1);
});

test.runIf(process.platform === 'linux')('a full disk is named', async () => {
  const { folder, pin, fetching } = await setUp();
  await symlink('/dev/full', join(folder, 'model.onnx.part'));
  await expect(fetchPinned(pin, fetching)).rejects.toThrow(
    'There is no room for model.onnx in DATA_DIR (1 MB)',
  );
});
