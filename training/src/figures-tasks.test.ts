import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseBuild } from './figures-builds.ts';
import { planOf } from './figures-tasks.ts';
import type { LabeledClip } from './labeled-folder.ts';

const model = fileURLToPath(new URL('../../speech/model', import.meta.url));
const build = (name: string, fold: string) =>
  parseBuild(`${name}=${model}/acoustic.swm:${model}/scorer.swm@${fold}`);

const clips = Array.from({ length: 24 }, (_, i): LabeledClip => {
  const words = [{ text: `W${i}`, phones: ['W', 'IY1'], score: 10, phoneScores: [2, 2] }];
  const scores = { accuracy: 9, fluency: 9, prosody: 9, total: 9 };
  return {
    id: `c${i}`,
    speaker: `s${i % 4}`,
    text: `W${i}`,
    audio: `c${i}.opus`,
    words,
    ...scores,
  };
});
const native = ['n0', 'n1'].map((name) => ({ source: 'reader', audio: name, text: 'one two' }));
const plan = (every: number, folds = [build('a', '0/2'), build('b', '1/2')]) =>
  planOf(folds, clips, native, { every, steadyEvery: 2 });

test('every reading goes to the build that has not heard its speaker', () => {
  const { errands, clips: planned } = plan(1);
  expect(planned).toHaveLength(24);
  const judges = errands.slice(0, 24).map(({ build: name }, i) => `${clips[i]!.speaker} ${name}`);
  expect(new Set(judges)).toEqual(new Set(['s0 a', 's1 b', 's2 a', 's3 b']));
  // Native readers alternate between builds.
  expect(errands.slice(24).map(({ build: name }) => name)).toEqual(['a', 'b']);
  expect(plan(1, [build('a', '0/2')]).clips.map(({ clip }) => clip.speaker)).not.toContain('s1');
});

test('a quick look asks the same of the readings that are left', () => {
  const whole = new Map(plan(1).errands.map(({ audio, tasks }) => [audio, tasks.slice(0, 2)]));
  const thin = plan(3).errands;
  expect(thin).toHaveLength(8 + 1);
  for (const { audio, tasks } of thin) expect(tasks.slice(0, 2)).toEqual(whole.get(audio));
});

test('the other phrase is never the own one', () => {
  for (const { tasks } of plan(1).errands.slice(0, 24)) {
    expect(tasks[1]!.phrase).not.toBe(tasks[0]!.phrase);
    expect([2, 6]).toContain(tasks.length);
  }
});
