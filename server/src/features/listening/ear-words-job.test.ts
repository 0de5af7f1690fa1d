import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { saying, silence } from '../../../test/support/recordings.ts';
import { testFolder, testSpeech } from '../../../test/support/speech.ts';
import {
  fakeGoogle,
  type GoogleAnswer,
  type GoogleOrderReceived,
  sendSound,
} from '../../../test/voices/fake-google.ts';
import type { Database } from '../../db/database.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy } from '../../speech-pool/threads/errors.ts';
import { openKeptVoices } from '../voices/kept-voices.ts';
import { earWordsJob } from './ear-words-job.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { createGoogleEngine } from './google-engine.ts';
import { createWordsEngine, openGoogleWords, roundRequest } from './google-words.ts';
import { createSpeaker } from './speaker.ts';
import { createSpeechCache } from './speech-cache.ts';

const VOICES = ['en-US-Neural2-C', 'en-US-Neural2-D'];
const TEXTS = ['chip', 'cheap'];
const pool = testSpeech();
const somebody = { asker: { caller: 'person 1', network: undefined }, admit: () => {} };

const sounds = new Map<string, Buffer>();
let dataDir: string;
let server: Awaited<ReturnType<typeof fakeGoogle>>;

const soundOf = ({ input, voice }: GoogleOrderReceived, text = input.text) =>
  sounds.get(`${voice.name === 'en-US-Neural2-D' ? 'rms' : 'slt'} ${text}`)!;
const clearly: GoogleAnswer = (order, response) => sendSound(response, soundOf(order));
const asked = () => server.orders.map(({ order }) => `${order.voice.name} ${order.input.text}`);

beforeAll(async () => {
  for (const voice of ['slt', 'rms'] as const) {
    for (const text of TEXTS) sounds.set(`${voice} ${text}`, await saying(text, { voice }));
  }
});
beforeEach(async () => {
  dataDir = await testFolder();
  server = await fakeGoogle(clearly);
});
afterEach(() => server.close());

type Run = { engine?: string; runMs?: number; voices?: string[]; pool?: SpeechPool };
function run({ engine = 'engine 1', runMs = 60_000, voices = VOICES, ...rest }: Run = {}) {
  const words = openGoogleWords(dataDir);
  const google = { client: server.client, words, voices, texts: TEXTS };
  const kept = openKeptVoices(dataDir);
  const job = earWordsJob({ pool, voices: kept, google, engine, runMs, ...rest });
  return job.run({} as Database, new AbortController().signal);
}

function openSpeaker() {
  const google = createGoogleEngine({ client: server.client, pool });
  return createSpeaker({
    engines: [google, createEmbeddedEngine(pool, { isStandIn: true })],
    words: createWordsEngine(openGoogleWords(dataDir), pool),
    cache: createSpeechCache({ folder: join(dataDir, 'tts'), maxBytes: 1e9, onTrouble: () => {} }),
    log: { warn: () => {} },
  });
}

async function pairsOffered() {
  const { sampleVoices } = await openSpeaker().offer();
  return Object.fromEntries(
    sampleVoices
      .filter(({ earPairs }) => earPairs!.length > 0)
      .map(({ name, earPairs }) => [name, earPairs]),
  );
}

test('a voice of Google’s says no pairs until it was found to say them apart', async () => {
  expect(await pairsOffered()).toEqual({});
  expect(await run()).toBe('0 measured, 4 made, 0 refused');
  expect(asked()).toEqual([
    'en-US-Neural2-C chip',
    'en-US-Neural2-D chip',
    'en-US-Neural2-C cheap',
    'en-US-Neural2-D cheap',
  ]);
  expect(await pairsOffered()).toEqual({
    'en-US-Neural2-C': ['chip-cheap'],
    'en-US-Neural2-D': ['chip-cheap'],
  });
  expect(await run()).toBe('0 measured, 0 made, 0 refused');
  expect(asked()).toHaveLength(4);
});

test('a voice that says the same for both words never says the pair', async () => {
  const voices = ['en-US-Neural2-C'];
  server.answer = (order, response) => sendSound(response, soundOf(order, 'cheap'));
  // As a word of its own it is good enough: that alone would not have told.
  expect(await run({ voices })).toBe('0 measured, 2 made, 0 refused');
  expect(await pairsOffered()).toEqual({});
  await run({ voices, engine: 'engine 2' });
  expect(await pairsOffered()).toEqual({});
});

test('a word that is badly said is not kept, and made again only for another engine', async () => {
  const voices = ['en-US-Neural2-C'];
  server.answer = (_order, response) => sendSound(response, silence(1));
  expect(await run({ voices })).toBe('0 measured, 0 made, 2 refused');
  expect(await run({ voices })).toBe('0 measured, 0 made, 0 refused');
  server.answer = clearly;
  expect(await run({ voices, engine: 'engine 2' })).toBe('0 measured, 2 made, 0 refused');
  expect(asked()).toHaveLength(4);
});

test('what was checked is what is played, with Google in reach or not', async () => {
  const playing = async (text: string) =>
    (await openSpeaker().speak(roundRequest(text, 'en-US-Neural2-C'), somebody)).mp3;
  await run();
  const before = await playing('chip');
  server.answer = (order, response) => sendSound(response, soundOf(order, 'cheap'));
  expect(await playing('chip')).toEqual(before);
  server.answer = (_order, response) => response.destroy();
  expect(await playing('chip')).toEqual(before);
  expect(await playing('cheap')).not.toEqual(before);
  expect(asked()).toHaveLength(4);
});

test('who asks for an embedded voice hears it, not Google’s', async () => {
  await run();
  const female = await openSpeaker().speak(roundRequest('chip', 'embedded-female'), somebody);
  const male = await openSpeaker().speak(roundRequest('chip', 'embedded-male'), somebody);
  expect([female.engine, male.engine]).toEqual(['embedded', 'embedded']);
  expect(female.etag).not.toBe(male.etag);
  expect(asked()).toHaveLength(4);
});

test('a voice that cannot be asked is left alone until the next run, which asks for the rest', async () => {
  server.answer = (order, response) => {
    if (order.voice.name === 'en-US-Neural2-D') response.destroy();
    else clearly(order, response);
  };
  expect(await run()).toBe('0 measured, 2 made, 0 refused, not reached: en-US-Neural2-D');
  expect(asked()).toHaveLength(3);
  server.answer = clearly;
  expect(await run()).toBe('0 measured, 2 made, 0 refused');
  expect(asked().slice(3)).toEqual(['en-US-Neural2-D chip', 'en-US-Neural2-D cheap']);
});

test.each<[string, GoogleAnswer]>([
  ['refuses', (_order, response) => response.writeHead(429).end()],
  ['answers nonsense', (_order, response) => response.end('<html>')],
])('if Google %s, nothing is kept, and each voice was asked once', async (_name, answer) => {
  server.answer = answer;
  expect(await run()).toBe(`0 measured, 0 made, 0 refused, not reached: ${VOICES.join(', ')}`);
  expect(asked()).toHaveLength(2);
});

test('what is no sound is refused', async () => {
  server.answer = (_order, response) => sendSound(response, new Uint8Array([1, 2, 3]));
  expect(await run()).toBe('0 measured, 0 made, 4 refused');
});

test('a run that is cut off goes on where it was, and a line that was cut counts for nothing', async () => {
  expect(await run({ runMs: 0 })).toBe('0 measured, 0 made, 0 refused');
  await run();
  const path = join(openGoogleWords(dataDir).folderOf('en-US-Neural2-C'), 'apart.jsonl');
  const whole = await readFile(path, 'utf8');
  await appendFile(path, `\n{"etag":"0000`);
  expect(await pairsOffered()).toHaveProperty(['en-US-Neural2-C'], ['chip-cheap']);
  expect(whole.trim().split('\n')).toHaveLength(2);
});

test('another version of the engine measures the clips again without asking Google', async () => {
  await run();
  expect(await run({ engine: 'engine 2' })).toBe('4 measured, 0 made, 0 refused');
  expect(await run({ engine: 'engine 2' })).toBe('0 measured, 0 made, 0 refused');
  expect(asked()).toHaveLength(4);
});

test('while the threads have no room a run waits, and goes on once they have', async () => {
  let refusals = 3;
  const busy: SpeechPool = {
    ...pool,
    run: (task, asker) =>
      refusals-- > 0 ? Promise.reject(new PoolBusy('full', 0.01)) : pool.run(task, asker),
  };
  expect(await run({ pool: busy })).toBe('0 measured, 4 made, 0 refused');
  expect(asked()).toHaveLength(4);
  refusals = Infinity;
  expect(await run({ pool: busy, engine: 'engine 2', runMs: 1500 })).toBe('the threads were busy');
});

test('without a key of Google’s only the kept voices are measured', async () => {
  const voices = openKeptVoices(dataDir);
  const job = earWordsJob({ pool, voices, engine: 'engine 1' });
  const signal = AbortSignal.timeout(60_000);
  expect(await job.run({} as Database, signal)).toBe('0 measured');
  await voices.write({
    name: 'person-maria',
    label: 'Maria',
    gender: 'FEMALE',
    kind: 'human',
    credit: '',
    terms: '',
    created: '2026-11-24T03:00:00.000Z',
  });
  const facts = {
    manner: 'natural' as const,
    seconds: 1,
    engine: 'engine 0',
    score: 95,
    madeBy: 'test',
    madeAt: '2026-11-24T03:00:00.000Z',
  };
  for (const text of [...TEXTS, 'Good morning.']) {
    const sound = sounds.get(`slt ${text}`) ?? (await saying(text));
    await voices.clipsOf('person-maria').write({ text, ...facts }, sound);
  }
  expect(await job.run({} as Database, signal)).toBe('2 measured');
  expect(asked()).toEqual([]);
});
