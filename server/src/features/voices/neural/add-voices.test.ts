import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import { beforeEach, expect, test } from 'vitest';
import { sayingSamples } from '../../../../test/support/recordings.ts';
import { testFolder, testSpeech } from '../../../../test/support/speech.ts';
import { serveFiles, sha256 } from '../../../../test/voices/file-server.ts';
import { npz, tgz } from '../../../../test/voices/packed.ts';
import { tinyModel } from '../../../../test/voices/tiny-model.ts';
import { openKeptVoices } from '../kept-voices.ts';
import type { KnownText } from '../known-texts.ts';
import { addVoices, removeVoices } from './add-voices.ts';
import { NETWORK_RATE } from './network-voice.ts';
import type { Network, Runtime } from './pinned.ts';

type Feeds = Record<'input_ids' | 'style' | 'speed', { data: ArrayLike<unknown>; dims: number[] }>;
const asked: Feeds[] = [];
let says: (feeds: Feeds) => unknown;
Object.assign(globalThis, {
  networkOfTests: (feeds: Feeds) => {
    asked.push(feeds);
    return says(feeds);
  },
});

/** Stands in for onnxruntime-web, which would be too large to install for a test. */
const STAND_IN = `
export const env = { wasm: {} };
export class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } }
export const InferenceSession = { create: async () => ({
  inputNames: ['input_ids', 'style', 'speed'],
  outputNames: ['waveform'],
  run: async (feeds) => ({ waveform: { data: globalThis.networkOfTests(feeds) } }),
}) };`;
const PROGRAM = 'the program';

const speech = join(import.meta.dirname, '../../../../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});
const pool = testSpeech();
const known = (text: string): KnownText => ({
  text,
  manner: 'natural',
  from: 'exercise',
  trains: undefined,
});
const long = known('Good morning, how are you?');
const short = known('Thank you.');

/** An embedded voice in the place of the network’s. */
async function at24kHz(text: string) {
  const { samples, sampleRate } = await sayingSamples(text);
  return Float32Array.from({ length: samples.length * 1.5 }, (_, at) => {
    const place = (at * sampleRate) / NETWORK_RATE;
    const from = Math.floor(place);
    const next = samples[from + 1] ?? 0;
    return samples[from]! + (next - samples[from]!) * (place - from);
  });
}
const [longSound, shortSound] = await Promise.all([at24kHz(long.text), at24kHz(short.text)]);
const right = ({ input_ids }: Feeds) => (input_ids.data.length > 15 ? longSound : shortSound);

beforeEach(() => {
  asked.length = 0;
  says = right;
});

async function setUp() {
  const runtimeFiles = { 'package/dist/run.mjs': STAND_IN, 'package/dist/run.wasm': PROGRAM };
  const site = await serveFiles({
    'model.onnx': tinyModel(shortSound),
    'voices.npz': npz({ 'expr-voice-2-f': new Float32Array(256).fill(0.5) }),
    'runtime.tgz': tgz({ ...runtimeFiles, 'package/readme': 'more' }),
  });
  const network: Network = {
    name: 'kitten',
    license: 'A network, Apache-2.0',
    spelling: 'kitten',
    model: site.pin('model.onnx'),
    speakers: [
      {
        name: 'kitten-female',
        label: 'Kitten, female',
        gender: 'FEMALE',
        style: site.pin('voices.npz'),
        entry: 'expr-voice-2-f',
      },
    ],
  };
  const runtime: Runtime = {
    archive: site.pin('runtime.tgz'),
    files: Object.entries(runtimeFiles).map(([path, text]) => ({ path, sha256: sha256(text) })),
  };
  const dataDir = await testFolder();
  const lines: string[] = [];
  const add = (texts = [long, short], changes: Partial<Network> = {}) =>
    addVoices({
      network: { ...network, ...changes },
      runtime,
      dataDir,
      texts,
      lexicon,
      pool,
      pauseMs: 1,
      log: (line) => lines.push(line),
      onFetching: () => {},
      onMaking: ({ name }, { done, of, kept }) => lines.push(`${name} ${done}/${of} ${kept}`),
    });
  return { add, network, runtime, site, dataDir, lines, clips: clipsIn(dataDir) };
}

const clipsIn = (dataDir: string) => openKeptVoices(dataDir).clipsOf('kitten-female');

test('a network is fetched with what runs it, and says the texts', async () => {
  const { add, dataDir, lines, clips } = await setUp();
  await add();
  const voices = openKeptVoices(dataDir);
  expect(await voices.list()).toMatchObject([
    { name: 'kitten-female', kind: 'neural', gender: 'FEMALE', credit: 'A network, Apache-2.0' },
  ]);
  expect((await clips.facts(long))?.score).toBeGreaterThanOrEqual(90);
  expect(await clips.count()).toBe(2);
  expect(lines).toEqual([
    'Everything is here and is what was published.',
    'kitten-female 1/2 1',
    'kitten-female 2/2 2',
    'Kitten, female says 2 texts; the default voice says the other 0.',
  ]);
  expect(asked[0]?.style).toMatchObject({
    dims: [1, 256],
    data: expect.objectContaining({ 0: 0.5 }) as unknown,
  });
  expect(asked[0]?.speed.data[0]).toBeCloseTo(0.9);
  expect(asked[0]?.input_ids.data[0]).toBe(0n);
  // The package is not needed anymore.
  expect((await readdir(join(dataDir, 'voices/.networks/runtime'))).toSorted()).toEqual([
    'run.mjs',
    'run.wasm',
  ]);
});

test('a process that ended goes on with what is missing, and fetches nothing again', async () => {
  const { add, site, clips } = await setUp();
  says = () => {
    if (asked.length === 2) throw new Error('The process ends here');
    return right(asked.at(-1)!);
  };
  await expect(add()).rejects.toThrow('The process ends here');
  expect(await clips.count()).toBe(1);
  const { length } = site.ranges;
  says = right;
  asked.length = 0;
  await add();
  expect(await clips.count()).toBe(2);
  expect(asked).toHaveLength(1);
  expect(site.ranges).toHaveLength(length);
});

test('what the engine does not hear as the text stays with the default voice, and is tried once', async () => {
  const { add, lines, clips } = await setUp();
  says = () => shortSound;
  await add();
  expect(await clips.facts(long)).toBeUndefined();
  expect(await clips.facts(short)).toBeDefined();
  const line = lines.find((one) => one.includes('stays with the default voice'));
  expect(line).toMatch(
    /^Kitten, female: “Good morning, how are you\?” .*: \d+, .*(missing|recording)/,
  );
  asked.length = 0;
  await add();
  expect(asked).toHaveLength(0);
});

test.each([
  ['nothing', undefined],
  ['samples of another kind', new Int16Array(48_000)],
  ['broken samples', new Float32Array(48_000).fill(Number.NaN)],
  ['a sound without an end', new Float32Array(24_000 * 30)],
  ['a click', new Float32Array(100)],
  ['silence', new Float32Array(48_000)],
])('a network that answers with %s makes no clip', async (_what, sound) => {
  const { add, clips, lines } = await setUp();
  says = () => sound;
  await add([short]);
  expect(await clips.count()).toBe(0);
  expect(lines.at(-1)).toBe('Kitten, female says 0 texts; the default voice says the other 1.');
});

test('a runtime that is not the published one is not run', async () => {
  const { add, runtime, dataDir } = await setUp();
  runtime.files[1]!.sha256 = '0'.repeat(64);
  await expect(add()).rejects.toThrow('does not have package/dist/run.wasm as it was published');
  expect(asked).toHaveLength(0);
  expect(await openKeptVoices(dataDir).list()).toEqual([]);
});

test('a network that is removed takes its voices along', async () => {
  const { add, network, dataDir } = await setUp();
  await add([short]);
  await removeVoices(network, dataDir);
  expect(await openKeptVoices(dataDir).list()).toEqual([]);
  expect(existsSync(join(dataDir, 'voices/.networks/kitten'))).toBe(false);
});
