import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Lexicon } from '@saywell/speech/phonemes';
import { StartupError } from '../../../startup-error.ts';
import type { SpeechPool } from '../../../speech-pool/speech-pool.ts';
import { type KeptVoices, openKeptVoices } from '../kept-voices.ts';
import type { KnownText } from '../known-texts.ts';
import { writeWhole } from '../whole-file.ts';
import { fetchPinned, isFull, sha256Of } from './fetch-pinned.ts';
import { makeClips } from './make-clips.ts';
import { type NetworkVoice, openNetwork } from './network-voice.ts';
import type { Network, PinnedFile, Runtime, Speaker } from './pinned.ts';
import { readStyle } from './style.ts';
import { unpack } from './unpack.ts';

/** Increase it if the same network is to speak differently: all clips are then made anew. */
const RECIPE = 1;
/** Beside the voices, whose names begin with a letter. */
const NETWORKS_FOLDER = 'voices/.networks';

type Adding = {
  network: Network;
  runtime: Runtime;
  dataDir: string;
  texts: readonly KnownText[];
  lexicon: Lexicon;
  pool: SpeechPool;
  log: (line: string) => void;
  onFetching: (file: PinnedFile, bytes: number) => void;
  onMaking: (speaker: Speaker, progress: { done: number; of: number; kept: number }) => void;
  pauseMs?: number;
};

/** Fetches a network and what runs it, and has each of its speakers say all texts. */
export async function addVoices(adding: Adding): Promise<void> {
  const { network, runtime, dataDir, log, onFetching: onProgress } = adding;
  const root = join(dataDir, NETWORKS_FOLDER);
  const folder = join(root, network.name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pause = adding.pauseMs === undefined ? {} : { pauseMs: adding.pauseMs };
  const fetching = { folder, onProgress, ...pause };
  const model = await fetchPinned(network.model, fetching);
  const styles = [];
  for (const { style } of network.speakers) styles.push(await fetchPinned(style, fetching));
  const program = await runtimeIn(join(root, 'runtime'), runtime, fetching);
  log('Everything is here and is what was published.');
  const voice = await openNetwork(model, program);
  const voices = openKeptVoices(dataDir);
  for (const [index, speaker] of network.speakers.entries()) {
    const style = readStyle(await readFile(styles[index]!), speaker.entry);
    await addSpeaker(adding, { voices, voice, speaker, style });
  }
}

/** Takes the voices of a network away, and the network with them. */
export async function removeVoices(network: Network, dataDir: string): Promise<void> {
  const voices = openKeptVoices(dataDir);
  for (const { name } of network.speakers) await voices.remove(name);
  await rm(join(dataDir, NETWORKS_FOLDER, network.name), { recursive: true, force: true });
}

type Speaking = {
  voices: KeptVoices;
  voice: NetworkVoice;
  speaker: Speaker;
  style: ReturnType<typeof readStyle>;
};

async function addSpeaker(adding: Adding, { voices, voice, speaker, style }: Speaking) {
  const { network, texts, lexicon, pool, log, onMaking } = adding;
  const { name, label, gender } = speaker;
  const known = await voices.read(name);
  const created = known?.created ?? new Date().toISOString();
  const credit = network.license;
  await voices.write({ name, label, gender, kind: 'neural', credit, terms: credit, created });
  const { kept, refused } = await makeClips({
    say: voice.say,
    style,
    spelling: network.spelling,
    clips: voices.clipsOf(name),
    toldApart: voices.toldApartOf(name),
    texts,
    recipe: recipeOf(network, speaker),
    refusedPath: join(voices.folderOf(name), 'refused.jsonl'),
    lexicon,
    pool,
    log: (line) => log(`${label}: ${line}`),
    onProgress: (progress) => onMaking(speaker, progress),
  }).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    throw new StartupError('DATA_DIR is full. What is made is kept: make room and run this again.');
  });
  log(`${label} says ${kept} texts; the default voice says the other ${refused}.`);
}

function recipeOf(network: Network, { style, entry }: Speaker): string {
  const about = JSON.stringify([RECIPE, network.model.sha256, style.sha256, entry]);
  const hash = createHash('sha256').update(about).digest('hex').slice(0, 12);
  return `${network.name} ${hash}`;
}

/** The paths of the runtime’s files, unpacked from its package unless they are there. */
async function runtimeIn(
  folder: string,
  { archive, files }: Runtime,
  fetching: Omit<Parameters<typeof fetchPinned>[1], 'folder'>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const targets = files.map((file) => ({ ...file, target: join(folder, basename(file.path)) }));
  const found = await Promise.all(targets.map(({ target }) => sha256Of(target)));
  if (targets.some(({ sha256 }, index) => found[index] !== sha256)) {
    const packed = await fetchPinned(archive, { ...fetching, folder });
    const unpacked = await unpack(packed, new Set(files.map(({ path }) => path)));
    for (const { path, target, sha256 } of targets) {
      const bytes = unpacked.get(path);
      if (bytes) await writeWhole(target, bytes);
      if ((await sha256Of(target)) !== sha256) {
        throw new StartupError(`${archive.name} does not have ${path} as it was published`);
      }
    }
    await rm(packed);
  }
  return targets.map(({ target }) => target);
}
