import { expect, test, vi } from 'vitest';
import { createSearch } from './voices-here.ts';

type List = { name: string; lang: string; localService: boolean; voiceURI: string }[];

const AVA = { name: 'Ava (Premium)', lang: 'en-US', localService: true, voiceURI: 'ava' };
const FRED = { ...AVA, name: 'Fred' };

function browser(first: List = []) {
  let voices = first;
  const events = new EventTarget();
  const getVoices = vi.fn<() => SpeechSynthesisVoice[]>(() => voices as SpeechSynthesisVoice[]);
  const synthesis = {
    getVoices,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as SpeechSynthesis;
  const load = (next: List) => {
    voices = next;
    events.dispatchEvent(new Event('voiceschanged'));
  };
  return { synthesis, load, getVoices };
}

test('voices that are there are found at once', async () => {
  const { synthesis } = browser([FRED, AVA]);
  expect(await createSearch(synthesis, 60_000).natural()).toBe('Ava (Premium)');
});

test('voices that come late are waited for', async () => {
  const { synthesis, load } = browser();
  const natural = createSearch(synthesis, 60_000).natural();
  load([]);
  load([AVA]);
  expect(await natural).toBe('Ava (Premium)');
});

test('not for long, and then it stays with what was found: never two voices in a visit', async () => {
  const { synthesis, load } = browser();
  const search = createSearch(synthesis, 20);
  expect(await search.natural()).toBeUndefined();
  load([AVA]);
  expect(await search.natural()).toBeUndefined();
});

test('who looked ahead does not wait again', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  try {
    const { synthesis } = browser();
    const search = createSearch(synthesis, 1000);
    search.look();
    await vi.advanceTimersByTimeAsync(2000);
    const natural = search.natural();
    await vi.advanceTimersByTimeAsync(0);
    expect(await natural).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('what came between looking and listening counts', async () => {
  const { synthesis, load } = browser([FRED]);
  const search = createSearch(synthesis, 1000);
  search.look();
  load([FRED, AVA]);
  expect(await search.natural()).toBe('Ava (Premium)');
});

test('a browser without speech has none', async () => {
  expect(await createSearch(undefined).natural()).toBeUndefined();
});
