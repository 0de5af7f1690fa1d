import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EngineFile, hashOf, readEngineFiles } from './files.ts';

const contents = {
  acoustic: 'weights of the network',
  scorer: 'weights of the scorer',
  letters: 'letters to sounds',
  dictionary: 'words',
};
const ORIGIN = 'https://saywell.test';

const files = await Promise.all(
  Object.entries(contents).map(async ([name, text]): Promise<EngineFile> => {
    const sha256 = await hashOf(new TextEncoder().encode(text));
    return { name: name as EngineFile['name'], url: `/assets/${name}`, bytes: text.length, sha256 };
  }),
);

test('the hash is that of the standard', async () => {
  expect(await hashOf(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

/** What the browser has kept, by address. */
let kept: Map<string, string>;
/** What the server was asked for. */
let asked: string[];
let served: (name: string) => Response;
let isFull: boolean;

const keyOf = (url: string) => new URL(url, ORIGIN).href;
const cache = {
  match: (url: string) => {
    const text = kept.get(keyOf(url));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (url: string, answer: Response) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(keyOf(url), await answer.text());
  },
  delete: (request: string | { url: string }) =>
    Promise.resolve(kept.delete(keyOf(typeof request === 'string' ? request : request.url))),
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
};

const textOf = (name: string) => contents[name as keyof typeof contents];

beforeEach(() => {
  kept = new Map();
  asked = [];
  isFull = false;
  served = (name) => new Response(textOf(name));
  vi.stubGlobal('location', { href: `${ORIGIN}/practice` });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(served(url.replace('/assets/', '')));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function readTexts() {
  const parts: number[] = [];
  const read = await readEngineFiles(files, (part) => parts.push(part));
  const texts = Object.fromEntries(
    Object.entries(read).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  return { texts, parts };
}

test('the files come from the server once, and then from the browser', async () => {
  expect((await readTexts()).texts).toEqual(contents);
  expect(asked).toHaveLength(4);
  const again = await readTexts();
  expect(again.texts).toEqual(contents);
  expect(again.parts.at(-1)).toBe(1);
  expect(asked).toHaveLength(4);
});

test('progress only grows, to the whole', async () => {
  const { parts } = await readTexts();
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

test('a kept file that was damaged is fetched again', async () => {
  await readTexts();
  kept.set(keyOf('/assets/scorer'), 'weights of the scorex');
  expect((await readTexts()).texts).toEqual(contents);
  expect(asked.slice(4)).toEqual(['/assets/scorer']);
});

test('a file that the browser threw away is fetched again', async () => {
  await readTexts();
  kept.delete(keyOf('/assets/letters'));
  expect((await readTexts()).texts).toEqual(contents);
  expect(asked.slice(4)).toEqual(['/assets/letters']);
});

test.each([
  ['another file', () => new Response('weights of the scorex')],
  ['a shorter one', () => new Response('weights')],
  ['a longer one', () => new Response('weights of the network, and more')],
  ['none', () => new Response('Not found', { status: 404 })],
])('%s from the server is refused and not kept', async (_what, answer) => {
  served = (name) => (name === 'acoustic' ? answer() : new Response(textOf(name)));
  await expect(readTexts()).rejects.toThrow('/assets/acoustic');
  expect(kept.has(keyOf('/assets/acoustic'))).toBe(false);
});

test('a full disk costs another fetch next time, nothing else', async () => {
  isFull = true;
  expect((await readTexts()).texts).toEqual(contents);
  expect((await readTexts()).texts).toEqual(contents);
  expect(asked).toHaveLength(8);
});

test('without storage for files it works as well', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('denied')) });
  expect((await readTexts()).texts).toEqual(contents);
});

test('files of an earlier version are dropped', async () => {
  kept.set(keyOf('/assets/acoustic-old'), 'old');
  await readTexts();
  expect([...kept.keys()].toSorted()).toEqual(files.map(({ url }) => keyOf(url)).toSorted());
});
