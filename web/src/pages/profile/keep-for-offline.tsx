import { CATEGORIES, earContrasts } from '@saywell/contract';
import { useMemo } from 'react';
import { ENGINE_BYTES, isEngineKept, keepEngine } from '../../features/device/keep-engine.ts';
import { canSay } from '../../features/ear/can-say.ts';
import type { EarHistory } from '../../features/ear/choose-questions.ts';
import { useEar } from '../../features/ear/use-ear.ts';
import { wordsAhead } from '../../features/ear/words-ahead.ts';
import { ofCategory, useExercises } from '../../features/exercises/queries.ts';
import { useServerVoices } from '../../features/listening/server-voices.ts';
import { exampleOptions, PACES } from '../../features/listening/speaking.ts';
import { useVoice, type VoiceChoice } from '../../features/listening/use-voice.ts';
import { KeepCard } from '../../features/offline/keep-card.tsx';
import type { Examples } from '../../features/offline/keep-examples.ts';
import { appConfig } from '../../lib/app-config.ts';
import { SPOKEN_PATHS } from '../../lib/kept.ts';
import { roundVoicesOf } from '../rounds/use-round-voices.ts';

const engine = { bytes: ENGINE_BYTES, isKept: isEngineKept, keep: keepEngine };
const paces = PACES.toReversed();

/** What plays without a network, as the screens that play it ask for it. */
export function KeepForOffline() {
  const voice = useVoice();
  const { data: exercises } = useExercises();
  const { data: history } = useEar();
  const { data: voices } = useServerVoices();
  const examples = useMemo(
    () => ({
      ...(exercises && phrasesOf(exercises, voice)),
      ...(history && voices && { ear: wordsOf(history, roundVoicesOf(voices, 'ear')) }),
    }),
    [exercises, voice, history, voices],
  );
  return (
    <KeepCard examples={examples} engine={appConfig.deviceScoring === false ? undefined : engine} />
  );
}

type Exercises = NonNullable<ReturnType<typeof useExercises>['data']>;

/** As the practice screen asks for them: the usual pace first. */
function phrasesOf(exercises: Exercises, voice: VoiceChoice) {
  const asksFor: Examples['asksFor'] = (text, manner) =>
    paces.map((pace) => ({ text, manner, voiceOptions: exampleOptions(voice, pace) }));
  const examplesOf = (category: (typeof CATEGORIES)[number]): Examples => ({
    phrases: ofCategory(exercises, category).map(({ phrase }) => phrase),
    asksFor,
    paths: SPOKEN_PATHS,
  });
  return Object.fromEntries(CATEGORIES.map((category) => [category, examplesOf(category)]));
}

/** As a round asks for them: in each voice that says them, and without timings. */
function wordsOf(history: EarHistory, voices: ReturnType<typeof roundVoicesOf>): Examples {
  const { names, voiceOf } = voices;
  const words = wordsAhead({
    contrasts: earContrasts,
    history,
    voices: names,
    canSay: (voice, pair) => canSay(voiceOf(voice), pair),
  });
  return {
    phrases: [...words.keys()],
    asksFor: (text) =>
      [...(words.get(text) ?? [])].map((name) => ({
        text,
        voiceOptions: exampleOptions(voiceOf(name)),
      })),
    paths: SPOKEN_PATHS.slice(0, 1),
  };
}
