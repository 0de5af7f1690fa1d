import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../test/support/speech.ts';
import { openKeptVoices } from './kept-voices.ts';
import { CLIP_BYTES_MAX, type KeptVoice, type NewClip } from './kept-voice.ts';

const anna: KeptVoice = {
  name: 'anna',
  label: 'Anna',
  gender: 'FEMALE',
  kind: 'human',
  credit: 'Anna of Ohio',
  terms: 'Anna agreed on 2026-11-23.',
  created: '2026-11-23T20:00:00.000Z',
};
const clip: NewClip = {
  text: 'Good morning.',
  manner: 'natural',
  seconds: 1.2,
  engine: 'abc',
  score: 96,
  madeBy: 'anna',
  madeAt: '2026-11-23T20:00:00.000Z',
};
const sound = (...bytes: number[]) => new Uint8Array(bytes);

async function open() {
  const dataDir = await testFolder();
  return { dataDir, voices: openKeptVoices(dataDir) };
}

test('a site without voices has none', async () => {
  const { voices } = await open();
  expect(await voices.list()).toEqual([]);
  expect(await voices.edition()).toBeUndefined();
  expect(await voices.clipsOf('anna').list()).toEqual([]);
});

test('people come before networks, and the oldest of each first', async () => {
  const { voices } = await open();
  await voices.write({ ...anna, name: 'kokoro', kind: 'neural', created: '2026-01-01T00:00:00Z' });
  await voices.write({ ...anna, name: 'late', created: '2026-12-01T00:00:00Z' });
  await voices.write(anna);
  expect((await voices.list()).map(({ name }) => name)).toEqual(['anna', 'late', 'kokoro']);
  expect(await voices.read('anna')).toEqual(anna);
});

test('a clip is found by its text and manner, and read as it was written', async () => {
  const { voices } = await open();
  await voices.write(anna);
  const clips = voices.clipsOf('anna');
  const facts = await clips.write(clip, sound(1, 2, 3));
  expect(await clips.read(clip)).toEqual({ facts, sound: sound(1, 2, 3) });
  expect(await clips.facts({ text: clip.text, manner: 'careful' })).toBeUndefined();
  expect(await clips.facts({ text: 'Good evening.', manner: 'natural' })).toBeUndefined();
  expect(await clips.list()).toEqual([facts]);
  await clips.remove(clip);
  expect(await clips.read(clip)).toBeUndefined();
  expect(await clips.count()).toBe(0);
});

test('a new clip takes the place of the old one and leaves nothing of it', async () => {
  const { dataDir, voices } = await open();
  await voices.write(anna);
  const clips = voices.clipsOf('anna');
  await clips.write(clip, sound(1));
  const facts = await clips.write({ ...clip, score: 99 }, sound(2));
  expect(await clips.read(clip)).toEqual({ facts, sound: sound(2) });
  expect(await readdir(join(dataDir, 'voices/anna/clips'))).toHaveLength(2);
});

test('two processes that write the same clip at once leave a whole one', async () => {
  const { dataDir, voices } = await open();
  await voices.write(anna);
  const other = openKeptVoices(dataDir).clipsOf('anna');
  const own = voices.clipsOf('anna');
  for (let time = 0; time < 20; time++) {
    await Promise.all([own.write(clip, sound(time, 1)), other.write(clip, sound(time, 2))]);
    expect((await own.read(clip))?.sound[0]).toBe(time);
  }
});

test('a damaged clip is as if it were not there', async () => {
  const { dataDir, voices } = await open();
  await voices.write(anna);
  const clips = voices.clipsOf('anna');
  await clips.write(clip, sound(1, 2, 3));
  const folder = join(dataDir, 'voices/anna/clips');
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.sound'));
  await writeFile(join(folder, file!), sound(1, 2));
  expect(await clips.read(clip)).toBeUndefined();
});

test.each([0, CLIP_BYTES_MAX + 1])('a clip of %i bytes is not kept', async (bytes) => {
  const { voices } = await open();
  await voices.write(anna);
  await expect(voices.clipsOf('anna').write(clip, new Uint8Array(bytes))).rejects.toThrow(
    'No size for a clip',
  );
});

test('the edition changes with a clip, and stays while nothing happens', async () => {
  const { voices } = await open();
  await voices.write(anna);
  const before = await voices.edition();
  expect(await voices.edition()).toBe(before);
  await voices.clipsOf('anna').write(clip, sound(1));
  expect(await voices.edition()).not.toBe(before);
});

test.each(['../anna', '.', 'a/b', 'Anna', '', 'a'.repeat(32)])(
  'no voice is called “%s”',
  async (name) => {
    const { voices } = await open();
    await expect(voices.write({ ...anna, name })).rejects.toThrow('pattern');
    expect(await voices.read(name)).toBeUndefined();
    await expect(voices.remove(name)).rejects.toThrow('pattern');
    expect(() => voices.clipsOf(name)).toThrow('pattern');
  },
);

test('what cannot be read is no voice', async () => {
  const { dataDir, voices } = await open();
  await mkdir(join(dataDir, 'voices/broken'), { recursive: true });
  await writeFile(join(dataDir, 'voices/broken/voice.json'), '{"name":');
  await mkdir(join(dataDir, 'voices/other'));
  await writeFile(join(dataDir, 'voices/other/voice.json'), JSON.stringify(anna));
  await writeFile(join(dataDir, 'voices/backup'), 'copied here');
  expect(await voices.list()).toEqual([]);
});

test('a removed voice is gone with its clips', async () => {
  const { dataDir, voices } = await open();
  await voices.write(anna);
  await voices.clipsOf('anna').write(clip, sound(1));
  await voices.remove('anna');
  await voices.remove('anna');
  expect(await voices.list()).toEqual([]);
  expect(await readdir(join(dataDir, 'voices'))).toEqual([]);
});

test('nobody else on the machine can read a voice', async () => {
  const { dataDir, voices } = await open();
  await voices.write(anna);
  await voices.clipsOf('anna').write(clip, sound(1));
  const folder = join(dataDir, 'voices/anna');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const file of await readdir(join(folder, 'clips'))) {
    expect((await stat(join(folder, 'clips', file))).mode & 0o777).toBe(0o600);
  }
  expect(JSON.parse(await readFile(join(folder, 'voice.json'), 'utf8'))).toEqual(anna);
});
