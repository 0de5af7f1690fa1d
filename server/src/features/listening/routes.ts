import {
  speechAudio,
  speechTimings,
  speechVoices,
  textToSpeech,
  VoiceOptions,
} from '@saywell/contract';
import type { Caller, FileReply, Http, Mount } from '../../http/mount.ts';
import { callerKey } from '../../speech-pool/caller-key.ts';
import { byteRange } from './byte-range.ts';
import type { SpeechRequest } from './engine.ts';
import type { Speaker } from './speaker.ts';
import type { CachedSpeech } from './speech-cache.ts';
import { createSpeakingLimit } from './speaking-limit.ts';

const MP3 = 'audio/mpeg';
/** The sound of a text changes only with a new version of the voices. */
const KEEP_A_DAY = 'private, max-age=86400';

export function registerListening(mount: Mount, speaker: Speaker) {
  const admit = createSpeakingLimit();

  function speak(request: SpeechRequest, caller: Caller | undefined, { request: { ip } }: Http) {
    return speaker.speak(request, {
      caller: callerKey(caller ?? { address: ip }),
      admit: () => admit(caller, ip),
    });
  }

  mount(textToSpeech, async ({ body }, caller, http) =>
    answer(await speak(body, caller, http), http),
  );

  mount(speechAudio, async ({ query: { text, ...options } }, caller, http) => {
    const voiceOptions = VoiceOptions.parse(options);
    return answer(await speak({ text, voiceOptions }, caller, http), http);
  });

  mount(speechTimings, async ({ body }, caller, http) => (await speak(body, caller, http)).timings);

  mount(speechVoices, async () => ({
    engine: speaker.preferred.name,
    sampleVoices: speaker.preferred.voices,
  }));
}

function answer({ mp3, etag }: CachedSpeech, { request, reply }: Http): FileReply {
  const headers = { etag, 'cache-control': KEEP_A_DAY, 'accept-ranges': 'bytes' };
  const nothing = new Uint8Array();
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.code(304);
    return { bytes: nothing, type: MP3, headers };
  }
  const range = byteRange(request.headers.range, mp3.length);
  if (range === undefined) return { bytes: mp3, type: MP3, headers };
  if (range === 'unsatisfiable') {
    reply.code(416);
    return {
      bytes: nothing,
      type: MP3,
      headers: { ...headers, 'content-range': `bytes */${mp3.length}` },
    };
  }
  reply.code(206);
  return {
    bytes: mp3.subarray(range.first, range.last + 1),
    type: MP3,
    headers: { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${mp3.length}` },
  };
}
