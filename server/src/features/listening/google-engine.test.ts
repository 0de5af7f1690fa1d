import { VoiceOptions } from '@saywell/contract';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { saying } from '../../../test/support/recordings.ts';
import { testFolder, testSpeech } from '../../../test/support/speech.ts';
import { fakeGoogle, type GoogleAnswer, sendSound } from '../../../test/voices/fake-google.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { createGoogleEngine } from './google-engine.ts';
import { createSpeaker } from './speaker.ts';
import { createSpeechCache } from './speech-cache.ts';

const text = 'The weather is nice this morning.';
const request = { text, voiceOptions: VoiceOptions.parse({}) };
const pool = testSpeech();
const nobodyWaits = () => {};
const somebody = { asker: { caller: 'person 1', network: undefined }, admit: nobodyWaits };

let wav: Buffer;
let server: Awaited<ReturnType<typeof fakeGoogle>>;
let folder: string;

beforeAll(async () => {
  wav = await saying(text);
});
beforeEach(async () => {
  folder = await testFolder();
  server = await fakeGoogle((_order, response) => sendSound(response, wav));
});
afterEach(() => server.close());

function open() {
  const google = createGoogleEngine({ client: server.client, pool });
  const cache = createSpeechCache({ folder, maxBytes: 1e9, onTrouble: nobodyWaits });
  const log = { warn: nobodyWaits };
  const engines = [google, createEmbeddedEngine(pool, { isStandIn: true })] as const;
  return createSpeaker({ engines: [...engines], cache, log });
}

test('Google is called as documented, and its words are timed', async () => {
  const { mp3, timings } = await open().speak(request, somebody);
  expect(server.orders).toHaveLength(1);
  expect(server.orders[0]!.path).toBe('/v1/text:synthesize');
  expect(server.orders[0]!.headers['x-goog-api-key']).toBe('secret');
  expect(server.orders[0]!.order).toEqual({
    input: { text },
    voice: { languageCode: 'en-US', name: 'en-US-Neural2-F' },
    audioConfig: {
      audioEncoding: 'LINEAR16',
      sampleRateHertz: 24_000,
      speakingRate: 0.9,
      pitch: 0,
    },
  });
  expect(mp3[0]).toBe(0xff);
  expect(timings.words.map(({ word }) => word)).toEqual(text.replace('.', '').split(' '));
  expect(timings.words.every(({ start, end }) => end > start)).toBe(true);
});

test.each([
  ['en-US-Neural2-C', 'en-US-Neural2-C'],
  ['en-xx', 'en-US-Neural2-F'],
  ['en-US-Studio-Q', 'en-US-Neural2-D'],
])('who asks for the voice %s gets %s of those that are offered', async (voiceName, said) => {
  await open().speak({ text, voiceOptions: VoiceOptions.parse({ voiceName }) }, somebody);
  expect(server.orders[0]!.order).toMatchObject({ voice: { name: said } });
});

test('a text is requested once, even for two people at the same time', async () => {
  const speaker = open();
  const [one, two] = await Promise.all([
    speaker.speak(request, somebody),
    speaker.speak(request, somebody),
  ]);
  await speaker.speak(request, somebody);
  expect(one.etag).toBe(two.etag);
  expect(server.orders).toHaveLength(1);
});

const failures: [string, GoogleAnswer][] = [
  [
    'refuses',
    (_order, response) => {
      response.statusCode = 403;
      response.end(JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED' } }));
    },
  ],
  ['answers nonsense', (_order, response) => response.end('<html>')],
  ['sends no sound', (_order, response) => response.end(JSON.stringify({ audioContent: '' }))],
  ['does not answer', () => {}],
];

test.each(failures)('if Google %s, the embedded voice speaks', async (_name, failure) => {
  server.answer = failure;
  const speaker = open();
  const { mp3, timings } = await speaker.speak(request, somebody);
  expect(mp3.length).toBeGreaterThan(5000);
  expect(timings.words).toHaveLength(6);
  await speaker.speak({ ...request, text: 'Good morning.' }, somebody);
  expect(server.orders).toHaveLength(1);
});

test('without admission no engine is asked', async () => {
  const refusal = new AppError('too_many_requests', 'Wait');
  const refuse = () => {
    throw refusal;
  };
  await expect(open().speak(request, { ...somebody, admit: refuse })).rejects.toBe(refusal);
  expect(server.orders).toHaveLength(0);
});
