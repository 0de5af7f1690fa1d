/** Started by figures-run: analyzes the recordings it is sent, one after the other. */
import { readFileSync } from 'node:fs';
import type { Analysis, Engine } from '@saywell/speech';
import { changes } from './bench-repeatability.ts';
import { type Build, openBuild } from './figures-builds.ts';
import type { Errand, Result } from './figures-tasks.ts';
import { listenToFile } from './native-prompts.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';

const engines = new Map<string, Engine>();
const builds = JSON.parse(process.argv[2] ?? '[]') as Build[];
const readOpus = await createOpusReader();

process.on('message', (errand: Errand) => {
  process.send!(run(errand));
});
process.send!('ready');

function run({ build, audio, tasks }: Errand): Result[] {
  const recording = audio.endsWith('.opus') ? readOpus(readFileSync(audio)) : listenToFile(audio);
  return tasks.map(({ key, change, ...asked }) => {
    const analysis = engineOf(build).analyze({ ...changed(recording, change), ...asked });
    return {
      key,
      refused: analysis.issues.some(({ blocking }) => blocking),
      shown: shownOf(analysis),
    };
  });
}

function engineOf(name: string): Engine {
  const engine = engines.get(name) ?? openBuild(builds.find((build) => build.name === name)!);
  engines.set(name, engine);
  return engine;
}

/** The noise restarts for every recording: the order of the work must not matter. */
function changed(recording: Recording, change: string | undefined): Recording {
  if (change === undefined) return recording;
  const found = changes(readOpus).find(({ name }) => name === change);
  if (!found) throw new Error(`nothing is known of ${change}: is ffmpeg installed?`);
  return found.apply(recording);
}

function shownOf(analysis: Analysis): Result['shown'] {
  const { overallAccuracy, accuracyScore, fluencyScore, prosodyScore, words } = analysis;
  return {
    overallAccuracy,
    accuracyScore,
    fluencyScore,
    prosodyScore,
    words: words.map(({ accuracy, kind, sounds }) => ({
      accuracy: rounded(accuracy),
      kind,
      sounds: sounds.map((sound) => ({
        accuracy: rounded(sound.accuracy),
        verdict: sound.verdict,
      })),
    })),
  };
}

function rounded(value: number): number {
  return Math.round(1e4 * value) / 1e4;
}
