import { readFileSync } from 'node:fs';
import { decodeAudio } from '../audio/decode.ts';
import { openEngine } from './open-engine.ts';

/**
 * `npm run bench:analysis`: what an analysis costs on one core. Processor time, not the clock's, so
 * that a busy machine says the same.
 */
const ROUNDS = 30;
const REPEATS = 5;

const memoryBefore = process.memoryUsage().rss;
const loadStart = performance.now();
const engine = openEngine();
const loadTime = performance.now() - loadStart;

const word = await decodeAudio(readFileSync(new URL('../audio/testing/yes.wav', import.meta.url)));
const samples = new Float32Array(word.samples.length * REPEATS);
for (let i = 0; i < REPEATS; i++) samples.set(word.samples, i * word.samples.length);
const take = {
  samples,
  sampleRate: word.sampleRate,
  phrase: Array.from({ length: REPEATS }, () => 'yes').join(' '),
};
const seconds = samples.length / word.sampleRate;

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const first = processorTime(() => engine.analyze(take));
const times = Array.from({ length: ROUNDS }, () => processorTime(() => engine.analyze(take)));
const middle = times.toSorted((a, b) => a - b)[ROUNDS >> 1]!;
const memory = (process.memoryUsage().rss - memoryBefore) / 1e6;

console.table({
  'load (ms)': loadTime.toFixed(0),
  'first analysis (ms)': first.toFixed(0),
  'analysis (ms)': middle.toFixed(1),
  'ms per second of audio': (middle / seconds).toFixed(1),
  'share of the audio’s length': (middle / seconds / 1000).toFixed(4),
  'memory added (MB)': memory.toFixed(0),
});
