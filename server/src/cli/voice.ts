import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import { ENGINE_FILES } from '@saywell/speech/version';
import { readConfig } from '../config.ts';
import { isForNetworks, knownTexts } from '../features/voices/known-texts.ts';
import { addVoices, removeVoices } from '../features/voices/neural/add-voices.ts';
import { NETWORKS, RUNTIME } from '../features/voices/neural/pinned.ts';
import { keepPrivate, makeFilesPrivate } from '../private-files.ts';
import { createSpeechPool } from '../speech-pool/speech-pool.ts';
import { StartupError } from '../startup-error.ts';
import { terminal } from './embedded-only.ts';

/**
 * `npm run voice -- kitten|kokoro`: fetches a neural voice and has it say every exercise. The server
 * may run meanwhile. `--remove` takes the voice away.
 */
const SPEECH_FOLDER = join(import.meta.dirname, '../../../speech');
const PROGRESS_MS = 5000;
const MEGABYTE = 1_000_000;

makeFilesPrivate();
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([name, option]: string[]) {
  const network = Object.values(NETWORKS).find((one) => one.name === name);
  if (!network || (option !== undefined && option !== '--remove')) {
    throw new StartupError('Say which voice: npm run voice -- kitten, or npm run voice -- kokoro');
  }
  const { dataDir } = readConfig(process.env);
  keepPrivate(dataDir, terminal);
  if (option === '--remove') return removeVoices(network, dataDir);
  // Learners come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const load = (path: string) => readFile(join(SPEECH_FOLDER, path));
  const [letters, dictionary] = await Promise.all([
    load(ENGINE_FILES.letters),
    load(ENGINE_FILES.dictionary),
  ]);
  const pool = createSpeechPool({ threads: 1, log: terminal });
  const print = now();
  try {
    await addVoices({
      network,
      runtime: RUNTIME,
      dataDir,
      texts: (await knownTexts()).filter(isForNetworks),
      lexicon: openLexicon({ letters, dictionary }),
      pool,
      log: (line) => console.log(line),
      onFetching: (file, bytes) =>
        print(`${file.name}: ${megabytes(bytes)} of ${megabytes(file.bytes)} MB`),
      onMaking: ({ label }, { done, of, kept }) =>
        print(`${label}: ${done} of ${of}, ${kept} kept`),
    });
  } finally {
    await pool.close();
  }
  return undefined;
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** Prints a line at once, and then no more often than every few seconds. */
function now() {
  let last = -PROGRESS_MS;
  return (line: string) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    console.log(line);
  };
}
