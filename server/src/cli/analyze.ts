import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Analysis, Engine } from '@saywell/speech';
import { decodeAudio } from '../audio/decode.ts';
import { parseList, parseTrains, type ListEntry } from './analyze-list.ts';
import { openShippedEngine } from './shipped-engine.ts';

const USAGE = `npm run -s analyze -- FILE "phrase"
npm run -s analyze -- --list FILE.tsv      lines: id<TAB>audio<TAB>phrase[<TAB>pronunciation[<TAB>trains]]
    pronunciation  phones by spaces, words by bars: AY1 | S IY1
    trains         {"contrasts":[{"word":3,"sound":"AE","instead":"EH"}]}`;

async function analyze(
  engine: Engine,
  { audio, phrase, pronunciation, trains: written }: Omit<ListEntry, 'id'>,
): Promise<Analysis> {
  const trains = written === undefined ? undefined : parseTrains(written);
  const { samples, sampleRate } = await decodeAudio(readAudio(audio));
  const target = trains?.target;
  return engine.analyze({ samples, sampleRate, phrase, pronunciation, target, trains });
}

/**
 * Prints one line per entry as soon as it is done; a failed entry prints why, and the rest
 * continue.
 */
async function analyzeList(file: string): Promise<void> {
  const entries = parseList(readList(file));
  const engine = openShippedEngine();
  const folder = dirname(resolve(file));
  for (const entry of entries) {
    let answer: object;
    try {
      if (!entry.audio || !entry.phrase)
        throw new Error('the line needs an id, a file and a phrase');
      const audio = existsSync(entry.audio) ? entry.audio : resolve(folder, entry.audio);
      answer = await analyze(engine, { ...entry, audio });
    } catch (error) {
      answer = { error: reasonOf(error) };
    }
    process.stdout.write(`${JSON.stringify({ id: entry.id, ...answer })}\n`);
  }
}

function readList(file: string): string {
  if (!file) throw new Error('--list needs a file: npm run -s analyze -- --list FILE.tsv');
  if (!existsSync(file)) throw new Error(`there is no list ${file}`);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file`);
  return readFileSync(file, 'utf8');
}

function readAudio(file: string): Buffer {
  if (!existsSync(file)) throw new Error(`there is no recording ${file}`);
  return readFileSync(file);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    // A trailing `--list` would cause a parser error; an empty file name gives our own message.
    args: process.argv.at(-1) === '--list' ? [...process.argv.slice(2), ''] : undefined,
    options: { list: { type: 'string' } },
    allowPositionals: true,
  });
  const [audio, phrase] = positionals;
  if (values.list !== undefined) return analyzeList(values.list);
  if (audio === undefined || phrase === undefined) throw new Error(USAGE);
  const analysis = await analyze(openShippedEngine(), { audio, phrase });
  process.stdout.write(`${JSON.stringify(analysis, null, 2)}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
