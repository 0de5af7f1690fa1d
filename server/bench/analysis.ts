/**
 * The cost of an analysis on one core, in CPU time rather than wall-clock time, so that a busy
 * machine gives the same result; and the engine's size. Run: npm run bench:analysis
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAudio } from '../src/audio/decode.ts';
import { openShippedEngine } from '../src/cli/shipped-engine.ts';
import { PHRASE, RECORDING } from './learner.ts';
import { median } from './percentile.ts';
import { printRows } from '../../scripts/bench/rows.mjs';

const ROUNDS = 30;
const MODELS = join(import.meta.dirname, '../../speech/model');

const { samples, sampleRate } = await decodeAudio(readFileSync(RECORDING));
const before = kept();
const processBefore = process.memoryUsage().rss;
const loadStart = performance.now();
const engine = openShippedEngine();
const loadTime = performance.now() - loadStart;

const take = { samples, sampleRate, phrase: PHRASE };
const seconds = samples.length / sampleRate;
engine.analyze(take);
const times = Array.from({ length: ROUNDS }, () => processorTime(() => engine.analyze(take)));
const added = kept() - before;
const grown = (process.memoryUsage().rss - processBefore) / 1e6;

printRows([
  {
    what: 'Analysis, processor time × the audio’s length',
    measured: median(times) / 1000 / seconds,
    unit: '×',
    digits: 3,
    atMost: 0.08,
    note: `${median(times).toFixed(0)} ms for ${seconds.toFixed(1)} s`,
  },
  { what: 'Loading the models', measured: loadTime, unit: 'ms', atMost: 300 },
  {
    what: 'Memory the engine keeps',
    measured: added,
    unit: 'MB',
    atMost: 60,
    note: `the process grew by ${grown.toFixed(0)} MB, garbage and compiled code included`,
  },
  { what: 'Model files', measured: modelSize(), unit: 'MB', digits: 2, atMost: 4 },
]);

function processorTime(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Without garbage, if the collector is exposed. */
function kept() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function modelSize() {
  const files = readdirSync(MODELS).filter((name) => name.endsWith('.swm'));
  return files.reduce((sum, name) => sum + statSync(join(MODELS, name)).size, 0) / 1e6;
}
