import {
  speechAudio,
  speechTimings,
  speechVoices,
  textToSpeech,
  VoiceOptions,
} from '@saywell/contract';
import type { Caller, Http, Mount } from '../../http/mount.ts';
import { callerKey } from '../../speech-pool/caller-key.ts';
import { audioReply } from './audio-reply.ts';
import type { SpeechRequest } from './engine.ts';
import type { Speaker } from './speaker.ts';
import { createSpeakingLimit } from './speaking-limit.ts';

export function registerListening(mount: Mount, speaker: Speaker) {
  const admit = createSpeakingLimit();

  function speak(request: SpeechRequest, caller: Caller | undefined, { request: { ip } }: Http) {
    return speaker.speak(request, {
      caller: callerKey(caller ?? { address: ip }),
      admit: () => admit(caller, ip),
    });
  }

  mount(textToSpeech, async ({ body }, caller, http) =>
    audioReply(await speak(body, caller, http), http),
  );

  mount(speechAudio, async ({ query: { text, ...options } }, caller, http) => {
    const voiceOptions = VoiceOptions.parse(options);
    return audioReply(await speak({ text, voiceOptions }, caller, http), http);
  });

  mount(speechTimings, async ({ body }, caller, http) => (await speak(body, caller, http)).timings);

  mount(speechVoices, async () => ({
    engine: speaker.preferred.name,
    sampleVoices: speaker.preferred.voices,
  }));
}
