import { expect, test, vi } from 'vitest';
import { spokenAddress } from '../lib/kept.ts';
import { example, isSpoken } from './examples.ts';
import { memoryCaches } from '../lib/testing-caches.ts';

const PATH = '/api/text-to-speech';
const voiceOptions = { voiceName: 'en-US-Neural2-F', speakingRate: 0.9, pitch: 0 };
const asked = (body: object) =>
  new Request(`http://here${PATH}`, { method: 'POST', body: JSON.stringify(body) });

async function device() {
  const caches = memoryCaches();
  const address = spokenAddress(PATH, { text: 'Hello.', voiceOptions }) ?? '';
  await (await caches.open('saywell-kept-pronunciation')).put(address, new Response('kept'));
  const asks = vi.fn<() => Promise<Response>>(async () => new Response('fresh'));
  const fetch = asks as unknown as typeof globalThis.fetch;
  const hear = async (body: object) => (await example(asked(body), { caches, fetch })).text();
  return { hear, fetch };
}

test('an example that was kept needs no network', async () => {
  const { hear, fetch } = await device();
  expect(await hear({ text: 'Hello.', voiceOptions })).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
});

test('saying it naturally is what the server does unasked', async () => {
  const { hear } = await device();
  expect(await hear({ text: 'Hello.', voiceOptions, manner: 'natural' })).toBe('kept');
});

test.each([
  { text: 'Hello.', voiceOptions, manner: 'careful' },
  { text: 'Hello.', voiceOptions: { ...voiceOptions, speakingRate: 0.54 } },
  { text: 'Hello.', voiceOptions, context: { phrase: 'Hello.', word: 0 } },
  { text: 'Goodbye.', voiceOptions },
])('anything else is asked of the server: %j', async (body) => {
  expect(await (await device()).hear(body)).toBe('fresh');
});

test('only calls for a voice are looked at', () => {
  expect(isSpoken(asked({}))).toBe(true);
  expect(isSpoken(new Request('http://here/api/practice-sessions', { method: 'POST' }))).toBe(
    false,
  );
});
