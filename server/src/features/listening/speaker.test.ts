import { VoiceOptions } from '@saywell/contract';
import { expect, test } from 'vitest';
import { PoolBusy } from '../../speech-pool/threads/errors.ts';
import { testFolder } from '../../../test/support/speech.ts';
import type { SpeechEngine } from './engine.ts';
import { createSpeaker } from './speaker.ts';
import { createSpeechCache } from './speech-cache.ts';

const request = { text: 'Good morning.', voiceOptions: VoiceOptions.parse({}) };
const speech = {
  mp3: new Uint8Array([1, 2, 3]),
  timings: { duration: 1, words: [], pitch: { times: [], semitones: [] }, hasManners: false },
};
const as = (caller: string) => ({ asker: { caller, network: undefined }, admit: () => {} });

async function open(say: SpeechEngine['say']) {
  const engine: SpeechEngine = {
    name: 'embedded',
    edition: 'embedded 1',
    voices: [],
    identify: ({ text }) => text,
    say,
  };
  const cache = createSpeechCache({
    folder: await testFolder(),
    maxBytes: 1e6,
    onTrouble: () => {},
  });
  return createSpeaker({ engines: [engine], cache, log: { warn: () => {} } });
}

test('joining a request whose thread time is used up still gives the text', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const asked: string[] = [];
  const speaker = await open(async (_request, { caller }) => {
    asked.push(caller);
    return caller === 'greedy' ? promise : speech;
  });
  const first = speaker.speak(request, as('greedy')).catch((error: unknown) => error);
  await expect.poll(() => asked).toEqual(['greedy']);
  const second = speaker.speak(request, as('learner'));
  // The second request joins the first; the engine is not asked again.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(['greedy']);
  reject(new PoolBusy('Others had fewer tasks waiting', 9));
  expect(await first).toMatchObject({ code: 'unavailable', retryAfter: 9 });
  expect(await second).toMatchObject(speech);
});

test.each([
  ['empty', 'There is nothing to read aloud in this text'],
  ['too-long', 'This text takes too long to say. Please choose a shorter one.'],
] as const)('a text that is %s is refused with the reason', async (unsayable, message) => {
  const speaker = await open(async () => ({ unsayable }));
  await expect(speaker.speak(request, as('learner'))).rejects.toMatchObject({
    code: 'invalid_input',
    message,
  });
});
