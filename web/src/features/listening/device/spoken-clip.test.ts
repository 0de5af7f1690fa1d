import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cursor } from '../player.ts';
import { spokenClip } from './spoken-clip.ts';

/** What the browser is asked to say. */
class Utterance extends EventTarget {
  voice: { name: string } | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let asked: Utterance | undefined;
const cancel = vi.fn<() => void>();
const AVA = { name: 'Ava (Premium)', lang: 'en-US', localService: true };

beforeEach(() => {
  vi.useFakeTimers();
  asked = undefined;
  const speechSynthesis = {
    getVoices: () => [AVA],
    speak: (utterance: Utterance) => {
      asked = utterance;
    },
    cancel,
  };
  vi.stubGlobal('window', { speechSynthesis });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cancel.mockReset();
});

const happens = (type: string, facts: object = {}) =>
  asked!.dispatchEvent(Object.assign(new Event(type), facts));
const boundary = (charIndex: number, name = 'word') => happens('boundary', { name, charIndex });

function play(how: Partial<Parameters<typeof spokenClip>[1]> = {}) {
  const stop = new AbortController();
  const characters: (number | undefined)[] = [];
  const heard = (cursor: Cursor) => characters.push('character' in cursor ? cursor.character : NaN);
  const clip = spokenClip('Thanks a lot.', { voiceName: AVA.name, rate: 1, ...how });
  const over = clip(stop.signal, heard);
  over.catch(() => {});
  return { over, characters, stop };
}

test('the named voice says it at full volume, one that stands in as the specification has it', () => {
  play({ rate: 0.75 });
  expect(asked).toMatchObject({ voice: AVA, rate: 0.75, pitch: 1, volume: 1, lang: 'en-US' });
  play({ voiceName: undefined });
  expect(asked).toMatchObject({ voice: AVA, volume: 0.8 });
});

test('no word is lit before the voice has named one', async () => {
  const { over, characters } = play();
  happens('start');
  boundary(0, 'sentence');
  expect(characters).toEqual([undefined]);
  boundary(0);
  boundary(7);
  expect(characters).toEqual([undefined, 0, 7]);
  happens('end');
  await over;
});

test('a voice that begins several times begins once', () => {
  const { characters } = play();
  happens('start');
  boundary(7);
  happens('start');
  expect(characters).toEqual([undefined, 7]);
});

test('where the voice stays at a word, the light goes out', () => {
  const { characters } = play();
  happens('start');
  boundary(0);
  boundary(0);
  vi.advanceTimersByTime(1700);
  boundary(0);
  expect(characters).toEqual([undefined, 0, undefined]);
});

test('a slow voice may take longer for a word', () => {
  const { characters } = play({ rate: 0.6 });
  boundary(0);
  vi.advanceTimersByTime(2000);
  expect(characters).toEqual([0]);
});

test('a voice that does not begin in time fails, and is stopped', async () => {
  const { over } = play({ startsWithinMs: 1200 });
  cancel.mockClear();
  vi.advanceTimersByTime(1100);
  expect(cancel).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await expect(over).rejects.toThrow('The device does not speak');
  expect(cancel).toHaveBeenCalled();
});

test('so does one that breaks off', async () => {
  const { over } = play();
  happens('start');
  happens('error', { error: 'synthesis-failed' });
  await expect(over).rejects.toThrow('synthesis-failed');
});

test('one that is stopped does not', async () => {
  const { over, stop } = play();
  stop.abort();
  happens('error', { error: 'canceled' });
  await expect(over).resolves.toBeUndefined();
});
