import { setTimeout as pause } from 'node:timers/promises';
import { Analysis, analyzePronunciation, ErrorBody, refusalOf } from '@saywell/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { wav } from './harness/wav.ts';

/** Every so many exercises; `TAKES=200` compares two hundred. */
const TAKES = Number(process.env['TAKES'] ?? 10);
const VOICES = ['reference-female', 'en-US-Neural2-D'];
/** The scores are from 0 to 100. */
const TENTH = 0.1;
const RATE = 16_000;
const LOUDEST = 32_768;
/** How often in a row the server may ask to come back later. */
const PATIENCE = 20;
const LONGEST_WAIT_S = 70;

test.use({ deviceScoring: 'on' });
test.setTimeout(60_000 + TAKES * 10_000);

test('the device and the server give one analysis for the same samples', async ({
  page,
  signedIn: _,
}) => {
  await page.addInitScript(keepWorker);
  // However slow the device is.
  await page.addInitScript(() => localStorage.setItem('saywell-device-only', '1'));
  const answer = await page.request.get('/api/exercises');
  const exercises = (await answer.json()) as Exercise[];
  await page.goto(`/practice?exercise=${exercises[0]!.id}`);
  await page.waitForFunction(() => performance.getEntriesByName('saywell-engine-ready').length > 0);
  let most = 0;
  for (let take = 0; take < TAKES; take++) {
    const exercise = exercises[Math.floor((take * exercises.length) / TAKES)]!;
    // One in five says another phrase than the one that is asked for.
    const said = take % 5 === 4 ? exercises[(take * 7) % exercises.length]! : exercise;
    const voice = VOICES[take % VOICES.length]!;
    const samples = await page.evaluate(speak, { said: said.phrase, voice, rate: RATE });
    const difference = differenceOf(...(await scoreTwice(page, exercise, samples)));
    expect(difference, exercise.phrase).toBeLessThan(TENTH);
    most = Math.max(most, difference);
  }
  console.log(`${TAKES} takes: the largest difference of any number is ${most}`);

  const silence = Array.from({ length: 2 * RATE }, () => 0);
  const [device, server] = await scoreTwice(page, exercises[0]!, silence);
  expect(server).toEqual({ refused: expect.stringMatching(/./) });
  expect(device).toEqual(server);
});

type Exercise = { id: number; phrase: string; trains: unknown };

/** Runs in the page: the worker of the engine stays within reach. */
function keepWorker() {
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      Object.assign(window, { scoringWorker: this });
    }
  };
}

/** Runs in the page: an example in sixteen bits, which a WAV file carries without loss. */
async function speak({ said, voice, rate }: { said: string; voice: string; rate: number }) {
  const query = new URLSearchParams({ text: said, voiceName: voice });
  const file = await fetch(`/api/text-to-speech?${query.toString()}`);
  const context = new OfflineAudioContext(1, 1, rate);
  const decoded = await context.decodeAudioData(await file.arrayBuffer());
  return Array.from(decoded.getChannelData(0), (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))),
  );
}

/** The same samples go both ways. */
async function scoreTwice(page: Page, exercise: Exercise, samples: number[]) {
  const { phrase, trains } = exercise;
  const answered = await page.evaluate(scoreHere, {
    samples: samples.map((sample) => sample / LOUDEST),
    sampleRate: RATE,
    phrase,
    trains,
  });
  const analysis = Analysis.safeParse(answered.analysis);
  const refused = analysis.success ? refusalOf(analysis.data) : undefined;
  const device = refused === undefined ? (answered.analysis ?? answered) : { refused };
  return [device, await scoreThere(page, exercise, samples)] as const;
}

/** Runs in the page. */
async function scoreHere({
  samples,
  sampleRate,
  phrase,
  trains,
}: {
  samples: number[];
  sampleRate: number;
  phrase: string;
  trains: unknown;
}) {
  const worker = (window as unknown as { scoringWorker: Worker }).scoringWorker;
  return new Promise<{ analysis?: unknown }>((resolve) => {
    const number = Math.floor(Math.random() * 1e9);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; analysis?: unknown }>) => {
        if (data.id === number) resolve(data);
      },
    );
    const sound = { samples: Float32Array.from(samples), sampleRate };
    worker.postMessage({ kind: 'score', id: number, sound, phrase, trains }, []);
  });
}

/** What the server answers once it has time: an analysis, or why there is none. */
async function scoreThere(page: Page, { id, phrase }: Exercise, samples: number[]) {
  // What `wav` takes for the loudest is one less than what a decoder does.
  const buffer = wav(
    samples.map((sample) => sample / (LOUDEST - 1)),
    RATE,
  );
  const audio = { name: 'take.wav', mimeType: 'audio/wav', buffer };
  for (let asked = 1; ; asked++) {
    const answer = await page.request.post(analyzePronunciation.path, {
      multipart: { audio, phrase, exerciseId: String(id) },
    });
    if (answer.ok()) return (await answer.json()) as unknown;
    const { message } = ErrorBody.parse(await answer.json());
    if (answer.status() === 422) return { refused: message };
    const mayWait = [429, 503].includes(answer.status()) && asked < PATIENCE;
    if (!mayWait) throw new Error(`The server answers ${answer.status()}: ${message}`);
    const wait = Number(answer.headers()['retry-after'] ?? 2);
    if (wait > LONGEST_WAIT_S) throw new Error(`The server lets nobody in for ${wait} s`);
    await pause(wait * 1000);
  }
}

/** The server keeps these with an analysis. */
const ADDED = new Set(['analysisId', 'scoredOn']);

/** The largest difference of two numbers at the same place; infinite where anything else differs. */
function differenceOf(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? 0 : Infinity;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const parts = [...keys]
    .filter((key) => !ADDED.has(key))
    .map((key) =>
      differenceOf((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    );
  return Math.max(0, ...parts);
}
