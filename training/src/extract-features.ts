/**
 * The scorer's training inputs, made by the engine itself.
 *
 *   node training/src/extract-features.ts JOBS.jsonl DURATIONS.json OUT NAME=ACOUSTIC.swm...
 *
 * A job is `{"audio": PATH, "net": NAME, "words": [["W","IY"],…]}`; consecutive jobs on the same
 * clip and net share its analysis. Writes OUT.jsonl, one line per job, and OUT.f32: for each job
 * its phones' features, then its utterance features.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import {
  type AcousticModel,
  type Clip,
  type DurationNorms,
  hear,
  loadAcousticModel,
  matchOf,
  observe,
  phoneFeatures,
  phoneIndex,
  prepare,
  utteranceFeatures,
} from '@saywell/speech/training';
import { readWav } from './wav.ts';

type Job = { audio: string; net: string; words: string[][] };

const [jobsFile, durationsFile, out, ...nets] = process.argv.slice(2);
if (!jobsFile || !durationsFile || !out || nets.length === 0) {
  throw new Error('usage: extract-features JOBS.jsonl DURATIONS.json OUT NAME=ACOUSTIC.swm...');
}
const norms = JSON.parse(readFileSync(durationsFile, 'utf8')) as DurationNorms;
const models = new Map(
  nets.map((entry): [string, AcousticModel] => {
    const [name = '', path = ''] = entry.split('=');
    return [name, loadAcousticModel(readFileSync(path))];
  }),
);
const jobs = readFileSync(jobsFile, 'utf8').trim().split('\n');
const index = createWriteStream(`${out}.jsonl`);
const values = createWriteStream(`${out}.f32`);

let heard: { key: string; clip: Clip; model: AcousticModel } | undefined;
const began = performance.now();
for (const [number, line] of jobs.entries()) {
  const job = JSON.parse(line) as Job;
  const key = `${job.net} ${job.audio}`;
  if (heard?.key !== key) heard = { key, ...listen(job) };
  const words = job.words.map((word) => [word.map(phoneIndex)]);
  const observation = observe(heard.model, heard.clip, words);
  if (!observation) {
    index.write('null\n');
  } else {
    const features = [...phoneFeatures(observation, norms), utteranceFeatures(observation, norms)];
    for (const row of features)
      values.write(Buffer.from(row.buffer, row.byteOffset, row.byteLength));
    const { phones } = observation.alignment;
    index.write(
      `${JSON.stringify({
        start: phones.map(({ start }) => start),
        end: phones.map(({ end }) => end),
        match: matchOf(observation),
      })}\n`,
    );
  }
  if (number % 50 === 49) await drained();
  if (number % 500 === 499) {
    console.log(
      `${number + 1} of ${jobs.length}, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
}
index.end();
values.end();

function listen({ audio, net }: Job): { clip: Clip; model: AcousticModel } {
  const model = models.get(net);
  if (!model) throw new Error(`no network named ${net}`);
  const { samples, sampleRate } = readWav(readFileSync(audio));
  return { clip: hear(model, prepare(samples, sampleRate).samples), model };
}

/** Waits for the streams; otherwise a run of thousands of clips would pile up in memory. */
function drained(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
