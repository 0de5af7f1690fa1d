import type { Analysis } from '@saywell/contract';
import { type ReactNode, useMemo, useState } from 'react';
import {
  listenToSounds,
  listenToWord,
  usePlaying,
  wordKey,
} from '../../features/listening/listening.ts';
import type { Model } from '../../features/listening/model.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { type Playback, playKey, type Speed } from '../../features/verdict/playback.ts';
import { type VerdictProps, VerdictView } from '../../features/verdict/verdict-view.tsx';
import {
  cutSound,
  durationOf,
  PEAK_SECONDS,
  peaksOf,
  scaledPeaks,
  type AudioClip,
} from '../../lib/audio/sound.ts';
import { encodeWav } from '../../lib/audio/wav.ts';

/** The verdict on a take with the sound it is about: both voices can be seen and played. */
export function TakeVerdict({
  phrase,
  take,
  analysis,
  model,
  before,
  summary,
  renderActions,
  after,
}: Pick<VerdictProps, 'phrase' | 'before' | 'summary' | 'after'> & {
  take: Take;
  analysis: SavedAnalysis;
  model: Model | undefined;
  /** What can be done next. */
  renderActions: (playback: Playback) => ReactNode;
}) {
  const playback = useTakePlayback({ sound: take.sound, words: analysis.words }, model);
  const peaks = useMemo(() => (take.sound ? scaledPeaks(peaksOf(take.sound)) : []), [take]);
  const seconds = take.sound ? durationOf(spokenPart(take.sound, analysis.words)) : take.seconds;
  return (
    <VerdictView
      phrase={phrase}
      analysis={analysis}
      playback={playback}
      learner={{ peaks, every: PEAK_SECONDS, seconds }}
      model={
        model && {
          peaks: model.peaks,
          every: PEAK_SECONDS,
          seconds: model.seconds,
          words: model.words,
        }
      }
      before={before}
      summary={summary}
      actions={renderActions(playback)}
      after={after}
    />
  );
}

type Heard = { sound: AudioClip | undefined; words: Analysis['words'] };

/** Everything the verdict can play: the take, the model, single words of both. */
function useTakePlayback({ sound, words }: Heard, model: Model | undefined): Playback {
  const [speed, onSpeed] = useState<Speed>('1');
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key);
  const rate = Number(speed);
  const play = (key: string, ...sounds: (AudioClip | undefined)[]) =>
    listenToSounds(
      key,
      sounds.flatMap((one) => (one ? [{ load: () => fileOf(one), rate }] : [])),
    );
  const mine = (word?: number) =>
    sound && (word === undefined ? spokenPart(sound, words) : wordPart(sound, words[word]));
  const models = model?.words.length === words.length ? model.words : undefined;
  const modelOf = (word?: number) =>
    model && wordPart(model.sound, word === undefined ? undefined : models?.[word]);

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

const fileOf = ({ samples, sampleRate }: AudioClip) =>
  Promise.resolve(encodeWav(samples, sampleRate));

/** The row whose word is being read, in the verdict's own terms. */
function wordPlaying(key: string, words: Analysis['words']): string | undefined {
  const index = words.findIndex(({ word }, at) => key === wordKey(word, `row${at}`));
  return index < 0 ? undefined : playKey('word', index);
}

const BEFORE = 0.15;
const AFTER = 0.3;

/** A take without the silence before the first word and after the last. */
export function spokenPart(sound: AudioClip, words: Analysis['words']): AudioClip {
  const said = words.filter(({ kind }) => kind !== 'missing');
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return sound;
  return cutSound(sound, first.start - BEFORE, Math.min(last.end + AFTER, durationOf(sound)));
}

/** A word alone sounds cut off; this much of the sound around it makes it whole. */
const AROUND_A_WORD = 0.06;

/** One word of a recording; all of it where the word's place is not known. */
function wordPart(sound: AudioClip, span: { start: number; end: number } | undefined): AudioClip {
  if (!span) return sound;
  return cutSound(sound, span.start - AROUND_A_WORD, span.end + AROUND_A_WORD);
}
