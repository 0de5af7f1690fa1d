import { basename } from 'node:path';
import type { Shown } from './bench-readings.ts';
import { seededRandom } from './disturb.ts';
import { type Build, fingerprint, unheardSpeakers } from './figures-builds.ts';
import type { LabeledClip } from './labeled-folder.ts';
import { otherPhrase } from './other-texts.ts';

/** One thing to analyze about a recording. */
export type Task = {
  /** Equal keys are analyzed only once. */
  key: string;
  phrase: string;
  pronunciation?: string[][];
  /** The name of a change, see bench-repeatability. */
  change?: string;
};

/** One recording, decoded once for all its tasks. */
export type Errand = { build: string; audio: string; tasks: Task[] };

export type Result = { key: string; refused: boolean; shown: Shown };

/** The changes that have a bar. */
export const STEADY = [
  'gain -12 dB',
  '0.5 s of silence around',
  'Opus 24 kbit/s',
  'pink noise, 20 dB',
];

/** The tasks of one reading, by the keys of their results. */
export type ClipTasks = { clip: LabeledClip; right: string; other: string; steady: string[] };

export type NativeTask = { source: string; words: number; key: string };

export type NativeClip = { source: string; audio: string; text: string };

const SEED = 3;

export type Plan = { errands: Errand[]; clips: ClipTasks[]; native: NativeTask[] };

/**
 * Every labeled reading, with the build that was not trained on its speaker, and every
 * `steadyEvery`th of them with changes; native readers alternate between builds, none of which was
 * trained on them.
 */
export function planOf(
  builds: readonly Build[],
  all: LabeledClip[],
  nativeClips: readonly NativeClip[],
  { every, steadyEvery }: { every: number; steadyEvery: number },
): Plan {
  const marks = new Map(builds.map((build) => [build, fingerprint(build)]));
  const judges = unheardSpeakers(
    builds,
    all.map(({ speaker }) => speaker),
  );
  const errands: Errand[] = [];
  const random = seededRandom(SEED);
  // Drawn for all of them, so that a subset does not change any pair.
  const others = all.map((clip) => otherPhrase(clip, all, random));
  const clips = all.flatMap((clip, i): ClipTasks[] => {
    const build = judges.get(clip.speaker);
    if (!build || i % every !== 0) return [];
    const mark = marks.get(build)!;
    const right = taskOf(`${mark} ${clip.id}`, clip);
    const other = taskOf(`${mark} ${clip.id} asked ${others[i]!.id}`, others[i]!);
    const changes = (i / every) % steadyEvery === 0 ? STEADY : [];
    const steady = changes.map((change) => ({ ...right, key: `${right.key} ${change}`, change }));
    errands.push({ build: build.name, audio: clip.audio, tasks: [right, other, ...steady] });
    return [{ clip, right: right.key, other: other.key, steady: steady.map(({ key }) => key) }];
  });
  const native = nativeClips
    .filter((_, i) => i % every === 0)
    .map(({ source, audio, text }, i): NativeTask => {
      const build = builds[i % builds.length]!;
      const key = `${marks.get(build)} ${source} ${basename(audio)}`;
      errands.push({ build: build.name, audio, tasks: [{ key, phrase: text }] });
      return { source, words: text.match(/[A-Za-z0-9']+/g)?.length ?? 0, key };
    });
  return { errands, clips, native };
}

function taskOf(key: string, { words }: LabeledClip): Task {
  return {
    key,
    phrase: words.map(({ text }) => text).join(' '),
    pronunciation: words.map(({ phones }) => phones),
  };
}
