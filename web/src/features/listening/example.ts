import type { Manner } from '@saywell/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  decodeSound,
  durationOf,
  peaksOf,
  scaledPeaks,
  type AudioClip,
} from '../../lib/audio/sound.ts';
import { exampleOptions, speechFile, speechTimings } from './speaking.ts';
import type { TimedWord } from './spoken-word.ts';
import { useVoice, type VoiceChoice } from './use-voice.ts';

/** The example of a phrase, to look at and to cut words from. */
export type Example = {
  sound: AudioClip;
  seconds: number;
  peaks: number[];
  words: (TimedWord & { ipa: string })[];
  /** How it is said, without slashes. */
  ipa: string;
  /** The tune of the voice, in the seconds of `sound`. */
  pitch: { times: number[]; semitones: number[] };
  /** Whether it sounds different when it is said carefully. */
  hasManners: boolean;
};

const KEPT_MS = 10 * 60 * 1000;

/** The example in the chosen voice; undefined until it is loaded, or without a phrase. */
export function useExample(phrase: string, manner?: Manner): Example | undefined {
  const voice = useVoice();
  return useQuery({ ...exampleOf(phrase, voice, manner), enabled: phrase !== '' }).data;
}

/** Always a voice of the server: the device's own cannot be recorded. */
function exampleOf(phrase: string, voice: VoiceChoice, manner?: Manner) {
  const options = exampleOptions(voice);
  const reading = manner && { manner };
  return queryOptions({
    queryKey: ['example', phrase, options.voiceName, manner],
    queryFn: async (): Promise<Example> => {
      const [file, timings] = await Promise.all([
        speechFile(phrase, options, reading),
        speechTimings(phrase, options, reading),
      ]);
      const sound = await decodeSound(file);
      return {
        sound,
        seconds: durationOf(sound),
        peaks: scaledPeaks(peaksOf(sound)),
        words: timings.words,
        ipa: timings.words.map(({ ipa }) => ipa).join(' '),
        pitch: timings.pitch,
        hasManners: timings.hasManners,
      };
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
}
