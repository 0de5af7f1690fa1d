import type { Analysis } from '@saywell/contract';
import { useState } from 'react';
import { spokenPart } from './spoken-part.ts';
import { cutSound, type Sound } from '../../lib/audio/sound.ts';
import { encodeWav } from '../../lib/audio/wav.ts';
import { listenToSounds, listenToWord, wordKey } from '../../features/listening/listening.ts';
import type { Model } from '../../features/listening/model.ts';
import { usePlaying } from '../../features/listening/use-player.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { type Playback, playKey, type Speed } from '../../features/verdict/playback.ts';

type Heard = { sound: Sound | undefined; words: Analysis['words'] };
type Span = { start: number; end: number };

/** A word alone sounds cut off; so much of its neighbourhood makes it whole. */
const ROUND_A_WORD = 0.06;

/** Everything the verdict can play: the take, the model, single words of both. */
export function useTakePlayback({ sound, words }: Heard, model: Model | undefined): Playback {
  const [speed, onSpeed] = useState<Speed>('1');
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key);
  const rate = Number(speed);
  const play = (key: string, ...sounds: (Sound | undefined)[]) =>
    listenToSounds(
      key,
      sounds.flatMap((one) => (one ? [{ load: () => fileOf(one), rate }] : [])),
    );
  const mine = (word?: number) =>
    sound && (word === undefined ? spokenPart(sound, words) : part(sound, words[word]));
  const models = model?.words.length === words.length ? model.words : undefined;
  const modelOf = (word?: number) =>
    model && part(model.sound, word === undefined ? undefined : models?.[word]);

  return {
    playing: playing?.startsWith('word:') ? wordPlaying(playing, words) : playing,
    speed,
    onSpeed,
    mine: sound && ((word) => play(playKey('mine', word), mine(word))),
    model: model && ((word) => play(playKey('model', word), modelOf(word))),
    both: sound && models && ((word) => play(playKey('both', word), modelOf(word), mine(word))),
    word: (word) => listenToWord(words[word]?.word ?? '', { voice, place: `row${word}` }),
  };
}

function part(sound: Sound, span: Span | undefined): Sound {
  if (!span) return sound;
  return cutSound(sound, span.start - ROUND_A_WORD, span.end + ROUND_A_WORD);
}

const fileOf = ({ samples, sampleRate }: Sound) => Promise.resolve(encodeWav(samples, sampleRate));

/** The row whose word is being read, in the verdict's own terms. */
function wordPlaying(key: string, words: Analysis['words']): string | undefined {
  const index = words.findIndex(({ word }, at) => key === wordKey(word, `row${at}`));
  return index < 0 ? undefined : playKey('word', index);
}
