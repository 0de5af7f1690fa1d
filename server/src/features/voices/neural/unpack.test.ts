import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../../test/support/speech.ts';
import { tgz } from '../../../../test/voices/packed.ts';
import { unpack } from './unpack.ts';

const large = new Uint8Array(300_000).fill(7);
const files = {
  'package/a.mjs': 'one',
  'package/b.bin': large,
  '../../evil': 'no',
  'package/c': '',
};

async function packed(bytes: Uint8Array) {
  const path = join(await testFolder(), 'archive.tgz');
  await writeFile(path, bytes);
  return path;
}

test('the wanted files are found by their paths, and no others', async () => {
  const found = await unpack(await packed(tgz(files)), new Set(['package/a.mjs', 'package/b.bin']));
  expect([...found.keys()]).toEqual(['package/a.mjs', 'package/b.bin']);
  expect(found.get('package/a.mjs')?.toString()).toBe('one');
  expect(found.get('package/b.bin')?.equals(large)).toBe(true);
});

test('an archive that is cut is refused', async () => {
  const path = await packed(tgz(files).subarray(0, 200));
  await expect(unpack(path, new Set(['package/b.bin']))).rejects.toThrow('unexpected end of file');
});
