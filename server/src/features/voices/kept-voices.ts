import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIPS, type Clips, openClips } from './clips.ts';
import { KeptVoice, VoiceName } from './kept-voice.ts';
import { openToldApart } from './told-apart.ts';
import { isMissing, writeWhole } from './whole-file.ts';

const FOLDER = 'voices';
const ABOUT = 'voice.json';
/** What people hear first. */
const RANK = { human: 0, neural: 1 };

/**
 * The voices in DATA_DIR/voices. Nothing of them is held in memory and every file is whole or
 * absent, so several processes can share them.
 */
export function openKeptVoices(dataDir: string) {
  const folder = join(dataDir, FOLDER);
  const folderOf = (name: string) => join(folder, VoiceName.parse(name));

  /** The best first: people, then networks, the oldest of each before the others. */
  async function list(): Promise<KeptVoice[]> {
    const names = await readdir(folder).catch(noneIfMissing);
    const found = await Promise.all(names.map(read));
    return found
      .filter((voice) => voice !== undefined)
      .toSorted(
        (one, other) =>
          RANK[one.kind] - RANK[other.kind] ||
          one.created.localeCompare(other.created) ||
          one.name.localeCompare(other.name),
      );
  }

  /** Undefined where there is none, or nothing that can be read: one stray file must not silence the others. */
  async function read(name: string): Promise<KeptVoice | undefined> {
    if (!VoiceName.safeParse(name).success) return undefined;
    try {
      const about: unknown = JSON.parse(await readFile(join(folderOf(name), ABOUT), 'utf8'));
      const voice = KeptVoice.safeParse(about).data;
      return voice?.name === name ? voice : undefined;
    } catch {
      return undefined;
    }
  }

  /** Adds a voice, or changes what is said of it; its clips stay. */
  async function write(voice: KeptVoice): Promise<void> {
    const about = KeptVoice.parse(voice);
    const path = folderOf(about.name);
    await mkdir(join(path, CLIPS), { recursive: true, mode: 0o700 });
    await writeWhole(join(path, ABOUT), `${JSON.stringify(about, null, 2)}\n`);
  }

  /** With all its clips. It is gone at once: what takes long happens under another name. */
  async function remove(name: string): Promise<void> {
    const going = join(folder, `.${randomUUID()}`);
    try {
      await rename(folderOf(name), going);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(going, { recursive: true, force: true });
  }

  const clipsOf = (name: string): Clips => openClips(join(folderOf(name), CLIPS));

  /** What was measured of its words of ear training. */
  const toldApartOf = (name: string) => openToldApart(folderOf(name));

  /** Another one as soon as a voice or a clip came, went or changed; undefined without voices. */
  async function edition(): Promise<string | undefined> {
    const voices = await list();
    if (voices.length === 0) return undefined;
    const hash = createHash('sha256');
    for (const { name } of voices) {
      const about = await stat(join(folderOf(name), ABOUT)).catch(() => undefined);
      const clips = await stat(join(folderOf(name), CLIPS)).catch(() => undefined);
      hash.update(`${name} ${about?.mtimeMs} ${clips?.mtimeMs}\n`);
    }
    return `kept ${hash.digest('hex').slice(0, 12)}`;
  }

  return { list, read, write, remove, folderOf, clipsOf, toldApartOf, edition };
}

export type KeptVoices = ReturnType<typeof openKeptVoices>;

function noneIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
