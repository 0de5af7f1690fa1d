/**
 * The scores that learners see, tested on speakers that the models were not trained on (`make
 * figures`).
 *
 *   node training/src/figures.ts --data FOLDER --out FOLDER [--native FOLDER] [--every N]
 *     [--steady N] [--jobs 2] [--json] NAME=ACOUSTIC.swm:SCORER.swm@FOLD/FOLDS...
 *
 * Each build is the engine exactly as served with these model files; it is tested on the speakers
 * of its fold, which is split as in saywell/corpus.py. Native readers are those of
 * asterisk-core-sounds-en-g722, if installed, and of --native. Analyses are stored in OUT by model
 * and code: the table can be printed again, and a stopped run continues.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBuild } from './figures-builds.ts';
import { type Row, rowsOf } from './figures-rows.ts';
import { resultsOf } from './figures-run.ts';
import { type NativeClip, planOf } from './figures-tasks.ts';
import { readLabeledFolder } from './labeled-folder.ts';
import { nativePrompts, PROMPTS, soundOf } from './native-prompts.ts';

const MOST_WORDS = 30;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    labels: { type: 'string', default: 'train.jsonl' },
    out: { type: 'string' },
    native: { type: 'string' },
    every: { type: 'string', default: '1' },
    steady: { type: 'string', default: '8' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
if (!options.data || !options.out || positionals.length === 0) {
  throw new Error('usage: figures --data FOLDER --out FOLDER NAME=ACOUSTIC.swm:SCORER.swm@0/5...');
}
const builds = positionals.map(parseBuild);
const plan = planOf(
  builds,
  readLabeledFolder(options.data, options.labels),
  [...promptClips(), ...(options.native ? readerClips(options.native) : [])],
  { every: Number(options.every), steadyEvery: Number(options.steady) },
);
const results = await resultsOf(plan.errands, builds, {
  folder: options.out,
  jobs: Number(options.jobs),
});
const rows = rowsOf(plan, results);
const speakers = new Set(plan.clips.map(({ clip }) => clip.speaker)).size;
if (options.json) console.log(JSON.stringify({ date: today(), speakers, rows }, null, 2));
else {
  console.log(
    `${today()}: ${plan.clips.length} readings by ${speakers} speakers, 95 % by drawing them`,
  );
  for (const [section, own] of Map.groupBy(rows, (row) => row.section)) {
    console.log(`\n${section}`);
    for (const row of own) console.log(`  ${line(row)}`);
  }
}

function line({ name, unit, value, low, high, count }: Row): string {
  const shown = (figure: number) =>
    Number.isNaN(figure)
      ? '–'
      : unit === 'r'
        ? figure.toFixed(3)
        : figure.toFixed(unit === '%' ? 2 : 1);
  const interval = low === undefined ? '' : `(${shown(low)} to ${shown(high!)})`;
  const measured = `${shown(value)}${unit === '%' ? ' %' : ''}`;
  return `${name.padEnd(34)}${measured.padStart(9)}  ${interval.padEnd(18)} n ${count}`;
}

function promptClips(): NativeClip[] {
  if (!existsSync(PROMPTS)) return [];
  return nativePrompts()
    .filter(({ words }) => words > 0 && words <= MOST_WORDS)
    .map(({ name, text }) => ({ source: 'asterisk', audio: soundOf(name), text }));
}

function readerClips(folder: string): NativeClip[] {
  const lines = readFileSync(join(folder, 'train.jsonl'), 'utf8').trim().split('\n');
  return lines.map((text) => {
    const clip = JSON.parse(text) as { id: string; text: string };
    const audio = join(folder, 'audio', `${clip.id}.opus`);
    return { source: 'ljspeech', audio, text: clip.text };
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
