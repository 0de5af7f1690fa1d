import type { Analysis, Training } from '@saywell/contract';
import type { AudioProblem } from '../audio/audio-error.ts';
import type { SpeechFile } from './voice/speech-file.ts';
import type { SpokenReading } from './voice/spoken-words.ts';
import type { SpokenText } from './voice/embedded-voices.ts';
import type { SaidWord } from './voice/tell-apart.ts';

/** What a speech thread can be asked to do. */
export type SpeechTask =
  | {
      kind: 'analyze';
      recording: Uint8Array;
      phrase: string;
      /** What the exercise trains; undefined for a phrase of one's own. */
      trains: Training | undefined;
    }
  | ({ kind: 'say' } & SpokenText)
  /** How the engine names the words of a phrase. */
  | { kind: 'words'; phrase: string }
  /** Whether a text can be said, for a voice that is not ours. */
  | { kind: 'read'; text: string }
  /** Takes the silence around a recording off and levels it, for an example. */
  | { kind: 'finish'; recording: Uint8Array }
  /** How much better a clip of a word fits that word than each of the others (decision 053). */
  | { kind: 'apart'; recording: Uint8Array; word: SaidWord; others: readonly SaidWord[] }
  /** Makes the speech file of what another voice said. */
  | ({ kind: 'wrap' } & OtherVoice);

export type OtherVoice = {
  text: string;
  recording: Uint8Array;
  /** How many times as fast it is to be, at the same pitch. */
  tempo?: number;
  /** Whether the voice says the forms that the exercise teaches. */
  saysForms?: boolean;
} & SpokenReading;

/** Why a text has no sound: nothing in it can be said, or it would become too much. */
export type Unsayable = { unsayable: 'empty' | 'too-long' };

export type SpeechResults = {
  analyze:
    { analysis: Analysis; seconds: number } | { unreadable: AudioProblem | 'phrase-too-long' };
  /** None where the phrase has nothing to say, or too much. */
  words: string[];
  say: SpeechFile | Unsayable;
  read: Unsayable | undefined;
  wrap: SpeechFile | Unsayable;
  /** Log-odds, in the order of the others. */
  apart: { margins: number[] } | { unreadable: AudioProblem };
  /** None where there is nothing but silence. */
  finish: { sound: Uint8Array | undefined } | { unreadable: AudioProblem };
};

export type SpeechResult = SpeechResults[keyof SpeechResults];

/** Handed to every thread when it starts. */
export type ThreadData = {
  speechFolder: string;
  /** Of the engine; each analysis carries it. */
  version: string;
};
