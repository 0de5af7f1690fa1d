import type { SampleVoice, VoiceOptions } from '@saywell/contract';
import type { Asker } from '../../speech-pool/asker.ts';
import type { Unsayable } from '../../speech-pool/tasks.ts';
import type { SpeechFile } from '../../speech-pool/voice/speech-file.ts';

export type { SpeechFile };
export type SpeechRequest = { text: string; voiceOptions: VoiceOptions };

/** Something that can say a text. */
export type SpeechEngine = {
  name: 'embedded' | 'google';
  voices: SampleVoice[];
  /** The same for all requests that would sound the same. */
  identify: (request: SpeechRequest) => string;
  /** Rejects when it can't be said now. */
  say: (request: SpeechRequest, asker: Asker) => Promise<SpeechFile | Unsayable>;
};
