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

/** The model's reading of a phrase, to look at and to cut words from. */
export type Model = {
  sound: AudioClip;
  seconds: number;
  peaks: number[];
  words: (TimedWord & { ipa: string })[];
  /** How it is said, without slashes. */
  ipa: string;
  /** The tune of the voice, in the seconds of `sound`. */
  pitch: { times: number[]; semitones: number[] };
};

const KEPT_MS = 10 * 60 * 1000;

/** The model's reading in the chosen voice; undefined until it is loaded, or without a phrase. */
export function useModel(phrase: string): Model | undefined {
  const voice = useVoice();
  return useQuery({ ...modelOf(phrase, voice), enabled: phrase !== '' }).data;
}

/** Always a voice of the server: the device's own cannot be recorded. */
function modelOf(phrase: string, voice: VoiceChoice) {
  const options = exampleOptions(voice);
  return queryOptions({
    queryKey: ['model', phrase, options.voiceName],
    queryFn: async (): Promise<Model> => {
      const [file, timings] = await Promise.all([
        speechFile(phrase, options),
        speechTimings(phrase, options),
      ]);
      const sound = await decodeSound(file);
      return {
        sound,
        seconds: durationOf(sound),
        peaks: scaledPeaks(peaksOf(sound)),
        words: timings.words,
        ipa: timings.words.map(({ ipa }) => ipa).join(' '),
        pitch: timings.pitch,
      };
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
}
