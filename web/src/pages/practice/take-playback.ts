import type { Analysis } from '@saywell/contract';
import { useMemo, useRef, useState } from 'react';
import {
  listenToSounds,
  listenToWord,
  listenToWords,
  nowPlaying,
  usePlaying,
  wordKey,
} from '../../features/listening/listening.ts';
import type { Example } from '../../features/listening/example.ts';
import { inPhrase } from '../../features/listening/in-phrase.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import {
  type Playback,
  playKey,
  sayKey,
  type Speed,
  type Spot,
  type VoiceName,
} from '../../features/verdict/playback/playback.ts';
import { type AudioClip, cutSound, durationOf } from '../../lib/audio/sound.ts';
import { encodeWav } from '../../lib/audio/wav.ts';
import type { Readable } from '../../lib/store.ts';

type Words = Analysis['words'];
type Heard = { phrase: string; sound: AudioClip | undefined; words: Words };

/** A stretch of the take or of the example, and where in it the stretch begins. */
type Part = { voice: VoiceName; sound: AudioClip; from: number };

/** Everything the verdict can play: the take, the example, single words of both. */
export function useTakePlayback(
  { phrase, sound, words }: Heard,
  example: Example | undefined,
): Playback {
  const [speed, onSpeed] = useState<Speed>('1');
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key);
  const { spot, note } = useSpotOf();
  const rate = Number(speed);
  const play = (key: string, parts: (Part | undefined)[], options?: { anew: boolean }) => {
    const heard = parts.filter((part) => part !== undefined);
    note(key, heard);
    listenToSounds(
      key,
      heard.map((part) => ({ load: () => fileOf(part.sound), rate })),
      options,
    );
  };
  const mine = (word?: number): Part | undefined =>
    sound && {
      voice: 'mine',
      ...(word === undefined ? spokenPart(sound, words) : wordPart(sound, words[word])),
    };
  const exampleWords = example?.words.length === words.length ? example.words : undefined;
  const exampleOf = (word?: number): Part | undefined =>
    example && {
      voice: 'example',
      ...wordPart(example.sound, word === undefined ? undefined : exampleWords?.[word]),
    };
  const rest = (voice: VoiceName, seconds: number): Part | undefined => {
    const whole = voice === 'mine' ? mine() : exampleOf();
    return whole && { voice, ...restOf(whole, seconds) };
  };

  return {
    playing: playing?.startsWith('word:') ? wordPlaying(playing, words) : playing,
    speed,
    onSpeed,
    mine: sound && ((word) => play(playKey('mine', word), [mine(word)])),
    example: example && ((word) => play(playKey('example', word), [exampleOf(word)])),
    both:
      sound &&
      exampleWords &&
      ((word) => play(playKey('both', word), [exampleOf(word), mine(word)])),
    word: (index) => {
      const word = words[index]?.word ?? '';
      const reading = inPhrase(phrase, word, index);
      listenToWord(word, { voice, place: `row${index}`, reading });
    },
    say: (...said) => listenToWords(said, { voice, key: sayKey(...said) }),
    from: (of, seconds) => play(playKey(of), [rest(of, seconds)], { anew: true }),
    spot,
  };
}

/** Turns the seconds of the file that plays into those of the take or the example it was cut from. */
function useSpotOf() {
  const parts = useRef<{ key: string; parts: readonly Part[] }>(undefined);
  return useMemo(() => {
    const spot: Readable<Spot | undefined> = {
      get: () => {
        const now = nowPlaying.get();
        if (!now?.cursor || !('seconds' in now.cursor)) return undefined;
        const part = now.key === parts.current?.key ? parts.current.parts[now.clip] : undefined;
        return part && { voice: part.voice, seconds: part.from + now.cursor.seconds };
      },
      subscribe: nowPlaying.subscribe,
    };
    const note = (key: string, played: readonly Part[]) => {
      parts.current = { key, parts: played };
    };
    return { spot, note };
  }, []);
}

const fileOf = ({ samples, sampleRate }: AudioClip) =>
  Promise.resolve(encodeWav(samples, sampleRate));

/** The row whose word is being read, in the verdict's own terms. */
function wordPlaying(key: string, words: Words): string | undefined {
  const index = words.findIndex(({ word }, at) => key === wordKey(word, `row${at}`));
  return index < 0 ? undefined : playKey('word', index);
}

type Cut = { sound: AudioClip; from: number };

const BEFORE = 0.15;
const AFTER = 0.3;

/** A take without the silence before the first word and after the last. */
export function spokenPart(sound: AudioClip, words: Words): Cut {
  const said = words.filter(({ kind }) => kind !== 'missing');
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return { sound, from: 0 };
  return cut(sound, first.start - BEFORE, Math.min(last.end + AFTER, durationOf(sound)));
}

/** A word alone sounds cut off; this much of the sound around it makes it whole. */
const AROUND_A_WORD = 0.06;

/** One word of a recording; all of it where the word's place is not known. */
function wordPart(sound: AudioClip, span: { start: number; end: number } | undefined): Cut {
  if (!span) return { sound, from: 0 };
  return cut(sound, span.start - AROUND_A_WORD, span.end + AROUND_A_WORD);
}

/** What comes after a moment; all of it where hardly anything would be left. */
export function restOf({ sound, from }: Cut, seconds: number): Cut {
  const length = durationOf(sound);
  const skipped = Math.min(Math.max(0, seconds - from), length);
  if (length - skipped < SHORTEST_REST) return { sound, from };
  const rest = cut(sound, skipped, length);
  return { sound: rest.sound, from: from + rest.from };
}

const SHORTEST_REST = 0.1;

function cut(sound: AudioClip, start: number, end: number): Cut {
  return { sound: cutSound(sound, start, end), from: Math.max(0, start) };
}
