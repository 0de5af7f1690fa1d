import type { Manner, SampleVoice, VoiceOptions } from '@saywell/contract';
import type { Asker } from '../../speech-pool/asker.ts';
import type { Unsayable } from '../../speech-pool/tasks.ts';
import type { SpokenReading } from '../../speech-pool/voice/spoken-words.ts';
import type { SpeechFile } from '../../speech-pool/voice/speech-file.ts';

export type { SpeechFile };
export type SpeechRequest = {
  text: string;
  voiceOptions: VoiceOptions;
  manner?: Manner;
  context?: SpokenReading['context'];
};

/** An engine that can say a text. */
export type SpeechEngine = {
  name: 'embedded' | 'google';
  /** Another one as soon as the same request sounds different. */
  edition: string;
  voices: SampleVoice[];
  /** The same for all requests that would sound the same; undefined for what it never says. */
  identify: (request: SpeechRequest) => string | undefined | Promise<string | undefined>;
  /** Rejects if it cannot say it now; undefined if it turns out that it cannot say this. */
  say: (request: SpeechRequest, asker: Asker) => Promise<SpeechFile | Unsayable | undefined>;
};
