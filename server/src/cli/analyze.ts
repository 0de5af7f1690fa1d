import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Analysis } from '@saywell/speech';
import { decodeAudio } from '../audio/decode.ts';
import { parseList, type ListEntry } from './analyze-list.ts';
import { openEngine } from './open-engine.ts';

const USAGE = `npm run -s analyze -- FILE "phrase"
npm run -s analyze -- --list FILE.tsv      lines: id<TAB>audio<TAB>phrase[<TAB>pronunciation]`;

const engine = openEngine();

async function analyze({ audio, phrase, pronunciation }: Omit<ListEntry, 'id'>): Promise<Analysis> {
  const { samples, sampleRate } = await decodeAudio(readFileSync(audio));
  return engine.analyze({ samples, sampleRate, phrase, pronunciation });
}

/** One line per entry, as soon as it is known; an entry that fails says why and the rest go on. */
async function analyzeList(file: string): Promise<void> {
  const folder = dirname(resolve(file));
  for (const entry of parseList(readFileSync(file, 'utf8'))) {
    const audio = existsSync(entry.audio) ? entry.audio : resolve(folder, entry.audio);
    let answer: object;
    try {
      answer = await analyze({ ...entry, audio });
    } catch (error) {
      answer = { error: error instanceof Error ? error.message : String(error) };
    }
    process.stdout.write(`${JSON.stringify({ id: entry.id, ...answer })}\n`);
  }
}

const { values, positionals } = parseArgs({
  options: { list: { type: 'string' } },
  allowPositionals: true,
});
const [audio, phrase] = positionals;

if (values.list !== undefined) {
  await analyzeList(values.list);
} else if (audio !== undefined && phrase !== undefined) {
  try {
    process.stdout.write(`${JSON.stringify(await analyze({ audio, phrase }), null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}
