import type { SampleVoice, VoiceOptions } from '@saywell/contract';
import type { SpeechFile } from '../../speech-pool/voice/speech-file.ts';

export type { SpeechFile };
export type SpeechRequest = { text: string; voiceOptions: VoiceOptions };

/** Something that can say a text. */
export type SpeechEngine = {
  name: 'embedded' | 'google';
  voices: SampleVoice[];
  /** The same for all requests that would sound the same. */
  identify: (request: SpeechRequest) => string;
  /** Undefined when there is nothing in the text that can be said; rejects when it can't be now. */
  say: (request: SpeechRequest) => Promise<SpeechFile | undefined>;
};
