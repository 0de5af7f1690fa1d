import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { VOICES_MAX } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { saying, silence } from '../../../test/support/recordings.ts';
import { testFolder, testSpeech } from '../../../test/support/speech.ts';
import { openKeptVoices } from './kept-voices.ts';
import { knownTexts } from './known-texts.ts';
import { unpack } from './neural/unpack.ts';

const url = '/api/admin/voices';
const dataDir = await testFolder();
const voices = openKeptVoices(dataDir);
const maria = { label: 'Maria', gender: 'FEMALE', credit: 'Maria Lopez', consent: true };
const SEAT = 'Please sit in this seat.';

let app: TestApp;
let headers: { cookie: string };
beforeAll(async () => {
  app = await testApp({ dataDir }, { speech: testSpeech() });
  headers = await app.signIn((await buildUser(app.db, { isAdmin: true })).id);
});

const get = (path = '') => app.get(url + path, { headers });
const remove = (path: string, as = headers) =>
  app.app.inject({ method: 'DELETE', url: url + path, headers: as });
const post = (path: string, body: object) => app.post(url + path, { headers, body });
async function newVoice(about: object = {}): Promise<string> {
  return (await post('', { ...maria, ...about })).json().name;
}

async function send(
  name: string,
  { audio, ...fields }: { text?: string; manner?: string; keep?: string; audio: Uint8Array },
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ manner: 'natural', ...fields })) {
    form.append(field, value);
  }
  form.append('audio', new Blob([new Uint8Array(audio)]), 'take.wav');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const again = () =>
    app.app.inject({
      method: 'POST',
      url: `${url}/${name}/clips`,
      headers: { ...headers, 'content-type': request.headers.get('content-type')! },
      payload,
    });
  let answer = await again();
  // One person’s share of a slow machine is soon used up.
  while (answer.statusCode === 503) {
    await setTimeout(Number(answer.headers['retry-after']) * 1000);
    answer = await again();
  }
  return answer;
}

test('a voice is added with what its speaker agreed to, and listed with what it has', async () => {
  const name = await newVoice({ label: 'José Ñandú' });
  expect(name).toBe('person-jose-nandu');
  const { voices: listed } = (await get()).json();
  const today = new Date().toISOString().slice(0, 10);
  expect(listed).toContainEqual(
    expect.objectContaining({
      name,
      kind: 'human',
      credit: 'Maria Lopez',
      texts: 0,
      of: (await knownTexts()).length,
      terms: expect.stringMatching(`^Agreed on ${today}: “This is my own voice\\.`) as string,
    }),
  );
  expect(await newVoice({ label: 'José Ñandú' })).toBe(`${name}-2`);
  expect(await newVoice({ label: '李明' })).toBe('person-voice');
});

test.each([
  ['without consent', { consent: false }, 'The speaker must agree first'],
  ['without a name', { label: '  ' }, 'A name is required'],
  ['without a credit', { credit: '' }, 'A credit line is required'],
  ['with a name that is too long', { label: 'a'.repeat(61) }, 'Name too long'],
  ['of another kind', { gender: 'NEUTRAL' }, 'Please choose a kind of voice'],
])('a voice %s is refused', async (_, wrong, message) => {
  const answer = await post('', { ...maria, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
});

test('a good recording is judged, and kept only if that is asked for; learners hear it then', async () => {
  const name = await newVoice({ label: 'Kept' });
  const audio = await saying(SEAT);
  const heard = () =>
    app.post('/api/text-to-speech', { body: { text: SEAT, voiceOptions: { voiceName: name } } });
  const before = (await heard()).headers['etag'];

  const judged = (await send(name, { text: SEAT, audio })).json();
  expect(judged).toMatchObject({ isKept: false, sound: expect.stringMatching(/^Ukl/) as string });
  expect(judged.score).toBeGreaterThanOrEqual(90);
  expect((await heard()).headers['etag']).toBe(before);

  const sound = Buffer.from(judged.sound, 'base64');
  expect((await send(name, { text: SEAT, audio: sound, keep: 'true' })).json()).toEqual({
    ...judged,
    isKept: true,
  });
  expect((await heard()).headers['etag']).not.toBe(before);
  const { voice, texts } = (await get(`/${name}`)).json();
  expect(voice).toMatchObject({ texts: 1 });
  expect(voice.bytes).toBeGreaterThan(sound.length);
  const said = texts.filter(({ score }: { score?: number }) => score !== undefined);
  expect(said).toEqual([
    {
      text: SEAT,
      manner: 'natural',
      from: 'exercise',
      note: expect.any(String) as string,
      score: judged.score,
    },
  ]);
  const { sampleVoices } = (await app.get('/api/tts-test')).json();
  expect(sampleVoices).toContainEqual(expect.objectContaining({ name, credit: 'Maria Lopez' }));
});

test('a recording that is not good enough is not kept, and one line says what to do', async () => {
  const name = await newVoice({ label: 'Refused' });
  const answer = async (audio: Uint8Array, text = SEAT) =>
    (await send(name, { text, audio, keep: 'true' })).json();
  const morning = "I'm coming home in the morning.";
  expect(await answer(await saying("I'm coming home."), morning)).toMatchObject({
    isKept: false,
    advice: expect.stringMatching(/^It sounds like you stopped before/) as string,
  });
  expect((await answer(silence(2))).advice).toMatch(/^We heard nothing/);
  expect((await answer(await saying('Where is the station?'))).isKept).toBe(false);
  const text = 'Did he give her his number?';
  expect((await answer(await saying(text, { manner: 'careful' }), text)).advice).toMatch(
    /^Say “.*” the short way/,
  );
  expect(await voices.clipsOf(name).count()).toBe(0);
});

test('one recording is deleted, and the others stay', async () => {
  const name = await newVoice({ label: 'Second thoughts' });
  const clip = { manner: 'natural', seconds: 1, engine: 'abc', score: 95, madeBy: 'test' } as const;
  const madeAt = '2026-11-24T10:00:00.000Z';
  for (const text of [SEAT, 'ship']) {
    await voices.clipsOf(name).write({ ...clip, text, madeAt }, new Uint8Array([1]));
  }
  const drop = (body: object, to = name, as = headers) =>
    app.app.inject({ method: 'DELETE', url: `${url}/${to}/clips`, headers: as, payload: body });
  const key = { text: SEAT, manner: 'natural' };
  const learner = await app.signIn((await buildUser(app.db)).id);
  expect((await drop(key, name, learner)).statusCode).toBe(403);
  expect((await drop({ ...key, manner: 'loud' })).statusCode).toBe(400);
  expect((await drop({ text: '../../voice', manner: 'natural' })).statusCode).toBe(200);
  expect((await drop(key, 'person-none')).statusCode).toBe(404);
  expect(await voices.clipsOf(name).count()).toBe(2);

  // Again changes nothing: somebody else may have been faster.
  for (let time = 1; time <= 2; time++) {
    const answer = await drop(key);
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'The recording was deleted.']);
  }
  expect((await voices.clipsOf(name).list()).map(({ text }) => text)).toEqual(['ship']);
  expect((await get(`/${name}`)).json().voice.texts).toBe(1);
});

test('what is no recording, no text, and no voice of a person is refused with its reason', async () => {
  const name = await newVoice({ label: 'Strict' });
  const audio = await saying(SEAT);
  const refusal = async (to: string, what: Parameters<typeof send>[1]) => {
    const answer = await send(to, what);
    return [answer.statusCode, answer.json().message];
  };
  const page = new Uint8Array(Buffer.from('<html>'));
  expect(await refusal(name, { text: SEAT, audio: page })).toEqual([
    422,
    'This recording can’t be read. Please send WebM or Ogg with Opus, or WAV.',
  ]);
  expect(await refusal(name, { text: 'My own words.', audio })).toEqual([
    404,
    'Learners don’t hear this text here.',
  ]);
  expect(await refusal('person-none', { text: SEAT, audio })).toEqual([
    404,
    'There is no such voice.',
  ]);
  expect(await refusal('..%2F..', { text: SEAT, audio })).toEqual([400, 'Unknown voice']);
  await voices.write({
    ...(await voices.read(name))!,
    name: 'network',
    kind: 'neural',
  });
  expect(await refusal('network', { text: SEAT, audio })).toEqual([
    409,
    'This is not the voice of a person.',
  ]);
  expect((await get('/network/file')).statusCode).toBe(409);
});

test('a voice goes to another site as one file, and is the same there', async () => {
  const name = await newVoice({ label: 'Traveler' });
  const audio = await saying(SEAT);
  await send(name, { text: SEAT, audio, keep: 'true' });
  const answer = await get(`/${name}/file`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="saywell-voice-${name}.tar"`,
  });
  const packed = join(await testFolder(), 'voice.tgz');
  await writeFile(packed, gzipSync(answer.rawPayload));
  const files = await unpack(packed, new Set(['voice.json', 'clips/0001.wav']));
  const { format, version, clips, ...about } = JSON.parse(String(files.get('voice.json')));
  expect([format, version]).toEqual(['saywell-voice', 1]);
  expect(clips).toEqual([{ file: 'clips/0001.wav', text: SEAT, manner: 'natural' }]);
  const kept = (await voices.clipsOf(name).read({ text: SEAT, manner: 'natural' }))!;
  expect(new Uint8Array(files.get('clips/0001.wav')!)).toEqual(kept.sound);

  // It is still here: the same one goes on.
  expect((await post('/imports', about)).json()).toEqual({ name });
  const removed = await remove(`/${name}`);
  expect([removed.statusCode, removed.json().message]).toEqual([200, 'Traveler was deleted.']);
  expect((await get(`/${name}`)).statusCode).toBe(404);
  expect((await post('/imports', about)).json()).toEqual({ name });
  await send(name, { text: SEAT, audio: kept.sound, keep: 'true' });
  expect((await voices.clipsOf(name).read({ text: SEAT, manner: 'natural' }))!.sound).toEqual(
    kept.sound,
  );
  expect((await voices.read(name))!.terms).toBe(about.terms);
  expect(
    (await post('/imports', { ...about, created: '2026-01-01T00:00:00.000Z' })).json(),
  ).toEqual({ name: `${name}-2` });
  expect((await post('/imports', { ...about, terms: '' })).statusCode).toBe(400);
});

test('only administrators see, record, take, and delete voices', async () => {
  const name = await newVoice({ label: 'Guarded' });
  const learner = await app.signIn((await buildUser(app.db)).id);
  for (const path of ['', `/${name}`, `/${name}/file`]) {
    expect((await app.get(url + path, { headers: learner })).statusCode).toBe(403);
    expect((await app.get(url + path)).statusCode).toBe(401);
  }
  expect((await remove(`/${name}`, learner)).statusCode).toBe(403);
  expect((await app.post(url, { headers: learner, body: maria })).statusCode).toBe(403);
  expect(await voices.read(name)).toBeDefined();
});

test('a kept word of ear training is measured against the words it could be taken for', async () => {
  const name = await newVoice({ label: 'Ear' });
  const audio = await saying('ship', { voice: 'rms' });
  const answer = await send(name, { text: 'ship', keep: 'true', audio });
  expect(answer.json()).toMatchObject({ isKept: true });
  const [told] = [...(await voices.toldApartOf(name).read()).values()];
  const { etag } = (await voices.clipsOf(name).facts({ text: 'ship', manner: 'natural' }))!;
  expect(told?.etag).toBe(etag);
  expect(told?.margins['sheep']).toBeGreaterThan(3);
});

test('nobody adds voices without end', async () => {
  const all = await voices.list();
  for (let at = all.length; at < VOICES_MAX; at++) {
    await voices.write({ ...all[0]!, name: `more-${at}` });
  }
  const answer = await post('', maria);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^There are 50 voices already/);
});
