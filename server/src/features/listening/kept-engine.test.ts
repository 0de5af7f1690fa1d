import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { saying } from '../../../test/support/recordings.ts';
import { testFolder, testSpeech } from '../../../test/support/speech.ts';
import type { KeptVoice, NewClip } from '../voices/kept-voice.ts';
import { openKeptVoices } from '../voices/kept-voices.ts';
import { measureApart } from '../voices/measure-apart.ts';
import { createKeptEngine } from './kept-engine.ts';

const url = '/api/text-to-speech';
const text = 'Did he give her his number?';
const dataDir = await testFolder();
const voices = openKeptVoices(dataDir);
const pool = testSpeech();
const asker = { caller: 'test', network: undefined };

const voice = (name: string, gender: KeptVoice['gender'], kind: KeptVoice['kind']): KeptVoice => ({
  name,
  label: name,
  gender,
  kind,
  credit: '',
  terms: '',
  created: '2026-11-23T20:00:00.000Z',
});
const clip = (of: string): NewClip => ({
  text: of,
  manner: 'natural',
  seconds: 1,
  engine: 'abc',
  score: 95,
  madeBy: 'test',
  madeAt: '2026-11-23T20:00:00.000Z',
});

let app: TestApp;
beforeAll(async () => {
  await voices.write(voice('ben', 'MALE', 'human'));
  await voices.write(voice('kitten', 'FEMALE', 'neural'));
  // Voices that can be told from the embedded ones: by their pitch and their pace.
  await voices.clipsOf('ben').write(clip(text), await saying(text, { voice: 'rms', rate: 1.2 }));
  await voices.clipsOf('kitten').write(clip(text), await saying(text, { rate: 1.3 }));
  await voices.clipsOf('kitten').write(clip('Good morning.'), await saying('Good morning.'));
  app = await testApp({ dataDir }, { speech: pool });
});

const etagOf = async (body: object) => (await app.post(url, { body })).headers['etag'];
const timingsOf = async (body: object) => (await app.post(`${url}/timings`, { body })).json();
const by = (voiceName: string, ssmlGender = 'FEMALE') => ({
  voiceOptions: { voiceName, ssmlGender },
});

test('people are listed first, then networks, then the embedded voices', async () => {
  const { engine, edition, sampleVoices } = (await app.get('/api/tts-test')).json();
  expect(engine).toBe('embedded');
  expect(edition).toMatch(/^embedded \d+, kept \w+$/);
  expect(sampleVoices).toMatchObject([
    { name: 'ben', kind: 'human' },
    { name: 'kitten', kind: 'neural' },
    { name: 'reference-female' },
    { name: 'en-US-Neural2-D' },
  ]);
});

test('who chose no voice hears the best that has the text', async () => {
  expect(await etagOf({ text })).toBe(await etagOf({ text, ...by('ben') }));
  expect(await etagOf({ text, ...by('en-US-Neural2-F') })).toBe(await etagOf({ text }));
  const morning = { text: 'Good morning.' };
  expect(await etagOf(morning)).toBe(await etagOf({ ...morning, ...by('kitten') }));
  const other = { text: 'Good evening.' };
  expect(await etagOf(other)).toBe(await etagOf({ ...other, ...by('en-US-Neural2-D') }));
});

test('an embedded voice that is named speaks, whatever clips there are', async () => {
  expect(await etagOf({ text, ...by('reference-female') })).not.toBe(await etagOf({ text }));
});

test('where the voice has no clip, the embedded one of its gender speaks', async () => {
  const body = { text: 'Good night.' };
  const male = await etagOf({ ...body, ...by('en-US-Neural2-D') });
  expect(await etagOf({ ...body, ...by('ben', 'MALE') })).toBe(male);
  const careful = { text, manner: 'careful' };
  expect(await etagOf({ ...careful, ...by('ben', 'MALE') })).toBe(
    await etagOf({ ...careful, ...by('en-US-Neural2-D') }),
  );
});

test('the words and sounds of a clip have their times, in the forms that are taught', async () => {
  const { duration, words, hasManners, engine } = await timingsOf({ text, ...by('ben') });
  expect(engine).toBe('kept');
  expect(words.map(({ ipa }: { ipa: string }) => ipa).join(' ')).toBe('dɪd i ˈɡɪv ɚ ɪz ˈnʌmbɚ');
  expect(hasManners).toBe(true);
  let reached = 0;
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(reached);
    expect(end).toBeGreaterThan(start);
    reached = end;
  }
  expect(duration).toBeGreaterThan(reached);
});

test('a slower pace takes longer, and its words are where they are heard', async () => {
  const at = (speakingRate: number) =>
    timingsOf({ text, voiceOptions: { voiceName: 'ben', speakingRate } });
  const [usual, slow] = [await at(0.9), await at(0.54)];
  expect(slow.duration / usual.duration).toBeCloseTo(1 / 0.6, 1);
  expect(slow.words.at(-1).start / usual.words.at(-1).start).toBeCloseTo(1 / 0.6, 0.5);
});

test('a kept voice says the pairs of which it has both words and was found to say them apart', async () => {
  const earPairsOf = async (name: string) => {
    const { sampleVoices } = (await app.get('/api/tts-test')).json();
    return sampleVoices.find((one: { name: string }) => one.name === name).earPairs;
  };
  const keep = async (name: string, text: string, said = text) => {
    const sound = await saying(said);
    const { etag } = await voices.clipsOf(name).write(clip(text), sound);
    return { text, etag, sound };
  };
  const measure = async (name: string, said: Awaited<ReturnType<typeof keep>>) =>
    measureApart({ pool, asker, told: voices.toldApartOf(name), engine: 'abc' }, said);
  for (const name of ['ben', 'kitten']) {
    const said = [await keep(name, 'chip'), await keep(name, 'cheap'), await keep(name, 'live')];
    expect(await earPairsOf(name)).toEqual([]);
    for (const one of said) await measure(name, one);
    expect(await earPairsOf(name)).toEqual(['chip-cheap']);
  }
  // Recorded anew, and not checked yet; then found to be the other word.
  const again = await keep('ben', 'chip', 'cheap');
  expect(await earPairsOf('ben')).toEqual([]);
  await measure('ben', again);
  expect(await earPairsOf('ben')).toEqual([]);
  expect(await earPairsOf('kitten')).toEqual(['chip-cheap']);
});

test('a kept voice reads the parts of scenes of which it has every line', async () => {
  const scene = { slug: 'hello', lines: [line(0, 'Hello.'), line(1, 'Hi.'), line(0, 'Bye.')] };
  const partsOf = async () => {
    const engine = createKeptEngine({ pool, voices, scenes: [scene] });
    const { voices: offered } = await engine.offer();
    return offered.find(({ name }) => name === 'ben')!.sceneParts;
  };
  const ben = voices.clipsOf('ben');
  const sound = new Uint8Array([1]);
  await ben.write(clip('Hello.'), sound);
  expect(await partsOf()).toEqual([]);
  await ben.write(clip('Bye.'), sound);
  expect(await partsOf()).toEqual(['hello:0']);
  await ben.write(clip('Hi.'), sound);
  expect(await partsOf()).toEqual(['hello:0', 'hello:1']);
});

const line = (part: 0 | 1, phrase: string) => ({ part, phrase });

test('a kept voice is asked in the stress gym for what was heard as it should be', async () => {
  const ben = voices.clipsOf('ben');
  const sound = new Uint8Array([1]);
  await ben.write({ ...clip('hotel'), isStrongHeard: true }, sound);
  await ben.write({ ...clip('problem'), isStrongHeard: false }, sound);
  await ben.write(clip('event'), sound);
  // Of a pair, nobody has checked that the two words are told apart.
  await ben.write({ ...clip('REcord'), isStrongHeard: true }, sound);
  const { sampleVoices } = (await app.get('/api/tts-test')).json();
  const stressItemsOf = (name: string) =>
    sampleVoices.find((one: { name: string }) => one.name === name).stressItems;
  expect(stressItemsOf('ben')).toEqual(['hotel']);
  expect(stressItemsOf('kitten')).toEqual([]);
});

/** Whether a word of a phrase sounds as the embedded voice says it. */
async function isEmbedded(word: object, name = 'ben') {
  const [own, embedded] = [by(name, 'MALE'), by('en-US-Neural2-D')];
  return (await etagOf({ ...word, ...own })) === (await etagOf({ ...word, ...embedded }));
}

test('a word of a phrase is not cut from anywhere: the embedded voice says it', async () => {
  const word = { text: 'number', context: { phrase: text, word: 5 } };
  expect(await isEmbedded(word)).toBe(true);
});

test('a word that a person has said alone is heard in its phrases, and slowly', async () => {
  const word = { text: 'Thinking', context: { phrase: 'Thinking helps.', word: 0 } };
  await voices.clipsOf('kitten').write(clip('thinking'), await saying('thinking'));
  expect(await isEmbedded(word, 'kitten')).toBe(true);
  await voices.clipsOf('ben').write(clip('thinking'), await saying('thinking', { rate: 1.2 }));
  expect(await isEmbedded(word)).toBe(false);
  expect(await etagOf(word)).toBe(await etagOf({ ...word, ...by('ben') }));
  const { words, engine } = await timingsOf({ ...word, ...by('ben') });
  expect([engine, words.map(({ ipa }: { ipa: string }) => ipa)]).toEqual(['kept', ['ˈθɪŋkɪŋ']]);
});

test('a word that its phrase wants in other sounds is not said by the clip of the word', async () => {
  for (const [word, of, place] of [
    ['give', text, 2],
    ['her', text, 3],
    ['close', 'What time do you close?', 4],
  ] as const) {
    await voices.clipsOf('ben').write(clip(word), await saying(word, { rate: 1.2 }));
    const asked = { text: word, context: { phrase: of, word: place } };
    expect([word, await isEmbedded(asked)]).toEqual([word, word !== 'give']);
  }
});

test('a clip that is recorded anew is heard at once', async () => {
  const body = { text: 'Good morning.', ...by('kitten') };
  const before = await etagOf(body);
  await voices.clipsOf('kitten').write(clip(body.text), await saying(body.text, { rate: 1.1 }));
  expect(await etagOf(body)).not.toBe(before);
});
