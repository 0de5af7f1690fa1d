import {
  speechAudio,
  speechTimings,
  speechVoices,
  textToSpeech,
  VoiceOptions,
} from '@saywell/contract';
import type { Caller, Http, Mount } from '../../http/mount.ts';
import type { AskerOf } from '../../speech-pool/asker.ts';
import { audioReply } from './audio-reply.ts';
import type { SpeechRequest } from './engine.ts';
import { isRoundWord } from './round-words.ts';
import type { Speaker } from './speaker.ts';
import { createSpeakingLimit } from './speaking-limit.ts';

export function registerListening(mount: Mount, speaker: Speaker, askerOf: AskerOf) {
  const admit = createSpeakingLimit();

  function speak(request: SpeechRequest, caller: Caller | undefined, { request: { ip } }: Http) {
    const asker = askerOf(caller, ip);
    return speaker.speak(request, {
      asker,
      admit: () => isRoundWord(request) || admit(asker, caller !== undefined),
    });
  }

  mount(textToSpeech, async ({ body }, caller, http) =>
    audioReply(await speak(body, caller, http), http),
  );

  mount(speechAudio, async ({ query: { text, manner, ...options } }, caller, http) => {
    const voiceOptions = VoiceOptions.parse(options);
    return audioReply(await speak({ text, manner, voiceOptions }, caller, http), http);
  });

  mount(speechTimings, async ({ body }, caller, http) => {
    const { timings, engine, anyVoice } = await speak(body, caller, http);
    return { ...timings, engine, anyVoice };
  });

  mount(speechVoices, () => speaker.offer());
}
