import { nearestForm, transcribeWord, ipaOf, type PhraseWord } from '@saywell/speech/phonemes';
import { melodyOf, resample } from '@saywell/speech/audio';
import type { SpeechTimings } from '@saywell/contract';
import type { SpokenSound } from './flite.ts';
import { LEAD_IN_SAMPLES, type createMp3Maker } from './mp3.ts';

export type SpeechFile = { mp3: Uint8Array<ArrayBuffer>; timings: SpeechTimings };

type Spoken = {
  samples: Float32Array;
  sampleRate: number;
  words: PhraseWord[];
  /** The sounds of each of the words, in seconds of the samples. */
  sounds: SpokenSound[][];
  hasManners?: boolean;
  /** Index of the word that stands out. */
  focus?: number | undefined;
};

/** Following the pitch of a long text takes long, and nobody is shown the tune of a paragraph. */
const LONGEST_TUNE_S = 15;

/** The MP3 file of an utterance, and when its words and sounds are heard in that file. */
export function speechFile(
  makeMp3: Awaited<ReturnType<typeof createMp3Maker>>,
  { samples, sampleRate, words, sounds, hasManners = false, focus }: Spoken,
): SpeechFile {
  const leadIn = LEAD_IN_SAMPLES / sampleRate;
  const inFile = (seconds: number) => Math.round((seconds + leadIn) * 1000) / 1000;
  let reached = 0;
  return {
    mp3: makeMp3(samples, sampleRate),
    timings: {
      duration: inFile(samples.length / sampleRate),
      words: words.map((phraseWord, index) => {
        const { word, start, end } = phraseWord;
        const own = sounds[index] ?? [];
        const begin = own[0]?.start ?? reached;
        reached = own.at(-1)?.end ?? reached;
        return {
          word,
          from: start,
          to: end,
          start: inFile(begin),
          end: inFile(reached),
          ipa: transcribeWord(phraseWord, formOf(phraseWord, own), index === focus),
          sounds: own.map((sound) => ({
            phone: sound.phone.replace(/\d$/, ''),
            ipa: ipaOf(sound.phone),
            start: inFile(sound.start),
            end: inFile(sound.end),
          })),
        };
      }),
      pitch: tuneOf(samples, sampleRate, inFile),
      hasManners,
    },
  };
}

/** Of several forms, such as those of “close”, the one that the voice took this word for. */
function formOf({ shown, variants }: PhraseWord, said: SpokenSound[]): string[] {
  const [usual = variants[0] ?? [], ...others] = shown;
  return nearestForm(
    [usual, ...others],
    said.map(({ phone }) => phone),
  );
}

function tuneOf(samples: Float32Array, sampleRate: number, inFile: (seconds: number) => number) {
  if (samples.length / sampleRate > LONGEST_TUNE_S) return { times: [], semitones: [] };
  const { times, semitones } = melodyOf(resample(samples, sampleRate));
  return { times: times.map(inFile), semitones };
}
