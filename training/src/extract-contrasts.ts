/**
 * The training data of the contrast judge: every likely confusion measured in well-said recordings,
 * with the spoken phrase expected and with another one.
 *
 *   node training/src/extract-contrasts.ts JOBS.jsonl DURATIONS.json OUT NAME=ACOUSTIC.swm...
 *
 * A job is `{"audio", "net", "source", "share", "words": [["W","IY1"],…], "trusted": [[true,true],…]}`:
 * `trusted` sounds were surely said as written, and `share` of the questions about them are asked.
 * Writes OUT.f32: per question source, clip, kind, asked sound, other sound, whether the other one was
 * said, and the measures.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import {
  type AcousticModel,
  type AlignedPhone,
  type Clip,
  type Contrast,
  contrastsAt,
  type DurationNorms,
  exchangedWith,
  hear,
  type Heard,
  heardIn,
  isVowel,
  loadAcousticModel,
  measureContrast,
  observe,
  phoneIndex,
  PHONES,
  strongPositions,
  prepare,
  stressOf,
} from '@saywell/speech/training';
import { seededRandom } from './disturb.ts';
import { readWav } from './wav.ts';

type Job = {
  audio: string;
  net: string;
  source: number;
  share: number;
  words: string[][];
  trusted: boolean[][];
};
/** A phrase that might be expected for a clip, and what was said there instead. */
type Question = { phones: AlignedPhone[]; symbols: string[]; contrast: Contrast; said: boolean };

const KINDS = ['exchanged', 'dropped', 'added'];
const ADDABLE = ['T', 'D', 'S', 'Z', 'K', 'N', 'L', 'R', 'P'];
const FINAL = new Set(ADDABLE.map(phoneIndex));

const [jobsFile, durationsFile, out, ...nets] = process.argv.slice(2);
if (!jobsFile || !durationsFile || !out || !nets.length) {
  throw new Error('usage: extract-contrasts JOBS.jsonl DURATIONS.json OUT NAME=ACOUSTIC.swm...');
}
const norms = JSON.parse(readFileSync(durationsFile, 'utf8')) as DurationNorms;
const models = new Map(
  nets.map((entry): [string, AcousticModel] => {
    const [name = '', path = ''] = entry.split('=');
    return [name, loadAcousticModel(readFileSync(path))];
  }),
);
const random = seededRandom(7);
const stream = createWriteStream(`${out}.f32`);
const jobs = readFileSync(jobsFile, 'utf8').trim().split('\n');
const began = performance.now();
for (const [clip, line] of jobs.entries()) {
  const rows = rowsOf(clip, JSON.parse(line) as Job);
  if (rows.length) stream.write(Buffer.from(Float32Array.from(rows.flat()).buffer));
  await new Promise(setImmediate);
  if (clip % 200 === 199) {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${clip + 1} of ${jobs.length}, ${seconds} s`);
  }
}
stream.end();

function rowsOf(clipNumber: number, job: Job): number[][] {
  const model = models.get(job.net)!;
  const { samples, sampleRate } = readWav(readFileSync(job.audio));
  const clip: Clip = hear(model, prepare(samples, sampleRate).samples);
  const observation = observe(
    model,
    clip,
    job.words.map((word) => [word.map(phoneIndex)]),
  );
  if (!observation) return [];
  const symbols = job.words.flat();
  const heard = heardIn(observation, symbols, norms);
  const trusted = job.trusted.flat();
  return questionsOf(observation.alignment.phones, symbols, trusted).flatMap((question) => {
    if (random() > job.share) return [];
    const measures = measureContrast(asked(heard, question), question.contrast);
    if (!measures) return [];
    const { phones, contrast, said } = question;
    const expected = phones[contrast.at]!.phone;
    const kind = KINDS.indexOf(contrast.kind);
    return [[job.source, clipNumber, kind, expected, contrast.instead, Number(said), ...measures]];
  });
}

/** The same take with another expected phrase. */
function asked(heard: Heard, { phones, symbols }: Question): Heard {
  const asPhone = phones.map((phone) => {
    const at = heard.phones.findIndex(
      ({ start, end }) => start <= phone.start && phone.start < end,
    );
    return heard.asPhone[Math.max(0, at)]!;
  });
  const strong = strongPositions(
    symbols,
    phones.map(({ word }) => word),
  );
  return { ...heard, phones, asPhone, strong };
}

function questionsOf(phones: AlignedPhone[], symbols: string[], trusted: boolean[]): Question[] {
  const around = (i: number) => [i - 1, i, i + 1].every((k) => trusted[k] ?? true);
  return phones.flatMap((sound, i) => {
    if (!around(i)) return [];
    const right = contrastsAt(phones, i).map((contrast): Question => {
      return { phones, symbols, contrast, said: false };
    });
    return [...right, ...exchanges(phones, symbols, i), ...additions(phones, symbols, i)].filter(
      ({ contrast, said }) => said || contrast.at === i || sound.word >= 0,
    );
  });
}

/** Another sound is expected where this one was said. */
function exchanges(phones: AlignedPhone[], symbols: string[], i: number): Question[] {
  const said = phones[i]!;
  return exchangedWith(said.phone)
    .filter((other) => isVowel(other) === isVowel(said.phone))
    .map((other) => ({
      phones: phones.with(i, { ...said, phone: other }),
      symbols: symbols.with(i, `${PHONES[other]!}${stressDigit(symbols[i]!)}`),
      contrast: { kind: 'exchanged', at: i, instead: said.phone },
      said: true,
    }));
}

/** A consonant is expected that nobody said, or one was said that is not expected. */
function additions(phones: AlignedPhone[], symbols: string[], i: number): Question[] {
  const sound = phones[i]!;
  const last = phones[i + 1]?.word !== sound.word;
  const questions: Question[] = [];
  const extra = phoneIndex(ADDABLE[Math.floor(random() * ADDABLE.length)]!);
  if (last && extra !== sound.phone && phones[i + 1]?.phone !== extra) {
    questions.push({
      phones: phones.toSpliced(i + 1, 0, { ...sound, phone: extra, start: sound.end }),
      symbols: symbols.toSpliced(i + 1, 0, PHONES[extra]!),
      contrast: { kind: 'dropped', at: i + 1, instead: -1 },
      said: true,
    });
  }
  if (last && phones[i - 1]?.word === sound.word && FINAL.has(sound.phone)) {
    const left = phones.toSpliced(i, 1);
    if (contrastsAt(left, i - 1).some((c) => c.kind === 'added' && c.instead === sound.phone)) {
      questions.push({
        phones: left,
        symbols: symbols.toSpliced(i, 1),
        contrast: { kind: 'added', at: i - 1, instead: sound.phone },
        said: true,
      });
    }
  }
  return questions;
}

function stressDigit(symbol: string): string {
  const stress = stressOf(symbol);
  return stress < 0 ? '' : String(stress);
}
