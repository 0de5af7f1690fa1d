import type { Manner } from '@saywell/contract';
import { useEffect } from 'react';
import { type Readable, useStore } from '../../lib/store.ts';
import { toast } from '../../ui/toast.ts';
import { fileClip, wakeAudio } from './audio-output.ts';
import { loadReader } from './device/load.ts';
import { type Clip, createPlayer, type Playing, type Playlist } from './player.ts';
import {
  exampleOptions,
  type Pace,
  type Reading,
  speechFile,
  type SpeechOptions,
  wordOptions,
} from './speaking.ts';
import type { VoiceChoice } from './use-voice.ts';

/** The whole app shares one, so that nothing ever plays over something else. */
const player = createPlayer();

const EXAMPLE = 'example:';
export const exampleKey = (phrase: string) => EXAMPLE + phrase;
/** The phrase that a key names, where it names one. */
export const phraseOf = (key: string): string | undefined =>
  key.startsWith(EXAMPLE) ? key.slice(EXAMPLE.length) : undefined;
export const wordKey = (word: string, place: number | string = '') => `word:${word}:${place}`;

/** Reads a phrase aloud; a second tap stops it. */
export function listenToExample(
  phrase: string,
  {
    voice,
    pace = '1',
    loop = false,
    manner,
  }: { voice: VoiceChoice; pace?: Pace; loop?: boolean; manner?: Manner },
): void {
  const asked = { text: phrase, voice, reading: manner && { manner } };
  const recording = recordingOf(asked, exampleOptions(voice, pace));
  toggle({
    key: exampleKey(phrase),
    clips: [spoken(asked, recording, Number(pace))],
    loop,
    onFail: () => sayWhy('Could not play exercise pronunciation.'),
  });
}

/** Reads one word aloud, slowly. */
export function listenToWord(
  word: string,
  { voice, place, reading }: { voice: VoiceChoice; place?: number | string; reading?: Reading },
): void {
  listenToWords([word], { voice, key: wordKey(word, place), reading });
}

/**
 * Reads words aloud one after the other, slowly: the two of a pair. Those are said by a recording,
 * as in ear training: one voice for both, and one that is known to tell them apart.
 */
export function listenToWords(
  words: readonly string[],
  { voice, key, reading }: { voice: VoiceChoice; key: string; reading?: Reading },
): void {
  const options = wordOptions(voice);
  toggle({
    key,
    clips: words.map((word) => {
      const text = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
      const asked = { text, voice, reading };
      const recording = recordingOf(asked, options);
      return words.length > 1 ? recording : spoken(asked, recording, options.speakingRate);
    }),
    onFail: sayWhyNoWord,
  });
}

/**
 * Plays words as fast as people say them, one after the other, from the beginning at each call. In a
 * voice of the server alone: whether the device’s own tells the words apart, nobody has checked.
 */
export function hearWords(
  words: readonly string[],
  { voice, key, onFail }: { voice: VoiceChoice; key: string; onFail: (error: unknown) => void },
): void {
  player.stop();
  toggle({ key, clips: words.map((word) => fileClip(() => wordFile(word, voice))), onFail });
}

/**
 * Reads a line of a scene, and resolves to whether it was heard to its end. `whileRecording` leaves
 * the microphone as it is.
 */
export async function hearLine(
  { text, voice }: { text: string; voice: VoiceChoice },
  {
    key,
    pace = '1',
    whileRecording = false,
    onFail,
  }: {
    key: string;
    pace?: Pace;
    whileRecording?: boolean;
    onFail: (error: unknown) => void;
  },
): Promise<boolean> {
  if (!whileRecording) wakeAudio();
  let wasHeard = false;
  const recording = recordingOf({ text, voice }, exampleOptions(voice, pace));
  const clip: Clip = async (signal, heard) => {
    await recording(signal, heard);
    wasHeard = !signal.aborted;
  };
  await player.play({ key, clips: [clip], onFail });
  return wasHeard;
}

/** The file of such a word, loaded once. */
export const wordFile = (word: string, voice: VoiceChoice): Promise<Blob> =>
  speechFile(word, exampleOptions(voice));

/**
 * Plays recordings the page has in hand, one after the other. A second tap stops, unless it is a
 * tap into the picture of what plays: that plays from there.
 */
export function listenToSounds(
  key: string,
  sounds: { load: () => Promise<Blob>; rate?: number }[],
  { anew = false } = {},
): void {
  if (anew) player.stop();
  toggle({
    key,
    clips: sounds.map(({ load, rate }) => fileClip(load, rate)),
    onFail: sayWhyNoWord,
  });
}

export function stopListening(): void {
  player.stop();
}

function toggle(playlist: Playlist) {
  wakeAudio();
  player.toggle(playlist);
}

type Asked = { text: string; voice: VoiceChoice; reading?: Reading | undefined };

/** What the server says; if it cannot be had, the device's own speech synthesis. */
function recordingOf(asked: Asked, options: SpeechOptions): Clip {
  const file = fileClip(() => speechFile(asked.text, options, asked.reading));
  return async (signal, heard) => {
    try {
      await file(signal, heard);
    } catch {
      if (signal.aborted) return;
      const { lastResort } = await loadReader();
      await lastResort(asked)(signal, heard);
    }
  };
}

/** A voice of the device where one was chosen or is usual, and may say this; else the recording. */
function spoken(asked: Asked, recording: Clip, rate: number): Clip {
  if (asked.voice.from === 'server' || !('speechSynthesis' in window)) return recording;
  return async (signal, heard) => {
    const reader = await loadReader().catch(() => undefined);
    if (signal.aborted) return;
    await (reader ? reader.readAloud({ ...asked, rate }, recording) : recording)(signal, heard);
  };
}

/** For a word that could not be played. */
export const sayWhyNoWord = (): void => sayWhy('Could not play word pronunciation.');

function sayWhy(description: string) {
  if ('speechSynthesis' in window) {
    toast({ title: 'Audio Error', description, tone: 'problem' });
  } else {
    toast({
      title: 'Audio Not Available',
      description: 'Text-to-speech is not supported in your browser.',
      tone: 'problem',
    });
  }
}

/** What is playing and how far it is, for those who draw it. */
export const nowPlaying: Readable<Playing | undefined> = player.playing;

/** One aspect of what is playing; the component renders again only when that changes. */
export function usePlaying<T extends string | number | boolean | undefined>(
  aspect: (playing: Playing | undefined) => T,
): T {
  return useStore(player.playing, aspect);
}

/** Nothing goes on sounding on a screen it does not belong to. */
export function useQuietOnLeave(): void {
  useEffect(() => stopListening, []);
}
