import { expect, test, vi } from 'vitest';
import type { VoiceChoice } from '../use-voice.ts';
import { type Asked, readerOf } from './reader.ts';

const AVA = 'Ava (Premium)';
const usual: VoiceChoice = { from: 'usual' };
const chosen: VoiceChoice = { from: 'device', name: 'Fred' };
const ofServer: VoiceChoice = { from: 'server', name: 'en-US-Neural2-F', gender: 'FEMALE' };

type Facts = { engine: 'embedded' | 'google' | 'kept'; anyVoice: boolean };
const PLAIN: Facts = { engine: 'embedded', anyVoice: true };

function who(
  voice: VoiceChoice,
  facts: Facts | Error = PLAIN,
  { natural = AVA, here = [AVA, 'Fred'] }: { natural?: string | undefined; here?: string[] } = {},
) {
  const timings = vi.fn<(asked: Asked) => Promise<Facts>>(() =>
    facts instanceof Error ? Promise.reject(facts) : Promise.resolve(facts),
  );
  return readerOf(
    { text: 'Thanks a lot.', voice },
    { timings, natural: () => Promise.resolve(natural), isHere: (name) => here.includes(name) },
  );
}

test('the natural voice reads for who chose none', async () => {
  expect(await who(usual)).toBe(AVA);
});

test('the recording is heard by who chose a voice of the server, or has no natural one', async () => {
  expect(await who(ofServer)).toBeUndefined();
  expect(
    await readerOf(
      { text: 'Thanks a lot.', voice: usual },
      {
        timings: () => Promise.resolve(PLAIN),
        natural: () => Promise.resolve(undefined),
        isHere: () => true,
      },
    ),
  ).toBeUndefined();
});

test('a better voice of the site comes before one that nobody chose', async () => {
  expect(await who(usual, { ...PLAIN, engine: 'kept' })).toBeUndefined();
  expect(await who(usual, { ...PLAIN, engine: 'google' })).toBeUndefined();
});

test('a voice that somebody chose reads whatever the site has', async () => {
  expect(await who(chosen, { ...PLAIN, engine: 'kept' })).toBe('Fred');
  expect(await who(chosen, { ...PLAIN, engine: 'google' })).toBe('Fred');
});

test('no voice of the device reads what it might say wrong', async () => {
  for (const voice of [usual, chosen]) {
    expect(await who(voice, { ...PLAIN, anyVoice: false })).toBeUndefined();
    // An example that was kept before the server said it.
    expect(await who(voice, { engine: 'embedded' } as Facts)).toBeUndefined();
    expect(await who(voice, new Error('offline'))).toBeUndefined();
  }
});

test('a voice that was removed from the device does not read', async () => {
  expect(await who(chosen, PLAIN, { here: [AVA] })).toBeUndefined();
});
