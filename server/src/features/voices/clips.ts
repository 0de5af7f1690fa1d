import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIP_BYTES_MAX, ClipFacts, type ClipKey, type NewClip } from './kept-voice.ts';
import { isMissing, writeWhole } from './whole-file.ts';

/** In the folder of a voice. */
export const CLIPS = 'clips';
const FACTS = '.json';
const SOUND = '.sound';

/**
 * The clips of one voice, one for a text and manner: HASH.json has its facts and names the sound,
 * HASH-ETAG.sound, which is Opus in Ogg or WebM, or WAV. A sound never changes under its name.
 */
export function openClips(folder: string) {
  const factsPath = (id: string) => join(folder, `${id}${FACTS}`);
  const soundPath = (id: string, etag: string) => join(folder, `${id}-${etag}${SOUND}`);

  /** The facts of every clip, in no order. */
  async function list(): Promise<ClipFacts[]> {
    const all = await factFiles();
    const found = await Promise.all(all.map((name) => readFacts(join(folder, name))));
    return found.filter((facts) => facts !== undefined);
  }

  const count = async () => (await factFiles()).length;

  /** Of these, the ones that there are clips for. */
  async function among<Key extends ClipKey>(keys: readonly Key[]): Promise<Key[]> {
    const there = new Set(await factFiles());
    return keys.filter((key) => there.has(`${idOf(key)}${FACTS}`));
  }

  /** Of these, the ones that there are clips for, with the sounds that are there of each. */
  async function etagsOf<Key extends ClipKey>(keys: readonly Key[]): Promise<Map<Key, string[]>> {
    const names = await namesIn();
    const facts = new Set(names);
    const found = new Map<string, string[]>();
    for (const name of names.filter((one) => one.endsWith(SOUND))) {
      const [id = '', etag = ''] = name.slice(0, -SOUND.length).split('-');
      found.set(id, [...(found.get(id) ?? []), etag]);
    }
    return new Map(
      keys
        .filter((key) => facts.has(idOf(key) + FACTS))
        .map((key) => [key, found.get(idOf(key)) ?? []]),
    );
  }

  async function bytes(): Promise<number> {
    const sizes = (await namesIn()).map((name) =>
      // One that went meanwhile takes no room.
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** Undefined where there is no clip. */
  const facts = (key: ClipKey) => readFacts(factsPath(idOf(key)));

  /** Undefined where there is none, or where its bytes were damaged. */
  async function read(key: ClipKey): Promise<{ facts: ClipFacts; sound: Uint8Array } | undefined> {
    const known = await facts(key);
    const sound = known && (await readIfThere(soundPath(idOf(key), known.etag)));
    if (!known || !sound || etagOf(sound) !== known.etag) return undefined;
    return { facts: known, sound: new Uint8Array(sound) };
  }

  /** Takes the place of the one that was there. The voice must be there. */
  async function write(about: NewClip, sound: Uint8Array): Promise<ClipFacts> {
    if (sound.length === 0 || sound.length > CLIP_BYTES_MAX) throw new Error('No size for a clip');
    const written = ClipFacts.parse({ ...about, etag: etagOf(sound) });
    const id = idOf(written);
    const before = await facts(written);
    // The sound first: facts without a sound would name a clip that cannot be heard.
    await writeWhole(soundPath(id, written.etag), sound);
    await writeWhole(factsPath(id), JSON.stringify(written));
    if (before && before.etag !== written.etag) {
      await rm(soundPath(id, before.etag), { force: true });
    }
    return written;
  }

  async function remove(key: ClipKey): Promise<void> {
    const id = idOf(key);
    await rm(factsPath(id), { force: true });
    for (const name of await namesIn()) {
      if (name.startsWith(`${id}-`)) await rm(join(folder, name), { force: true });
    }
  }

  const namesIn = () =>
    readdir(folder).catch((error: unknown): string[] => {
      if (isMissing(error)) return [];
      throw error;
    });

  const factFiles = async () => (await namesIn()).filter((name) => name.endsWith(FACTS));

  return { list, count, among, etagsOf, bytes, facts, read, write, remove };
}

export type Clips = ReturnType<typeof openClips>;

const HASH_DIGITS = 32;
const hashOf = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);

const idOf = ({ text, manner }: ClipKey) => hashOf(JSON.stringify([text, manner]));
const etagOf = (sound: Uint8Array) => hashOf(sound);

async function readFacts(path: string): Promise<ClipFacts | undefined> {
  const text = await readIfThere(path);
  if (!text) return undefined;
  try {
    return ClipFacts.safeParse(JSON.parse(text.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
