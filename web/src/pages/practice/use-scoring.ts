import { refusalOf, PHRASE_TOO_LONG, type Training } from '@saywell/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUserId } from '../../features/accounts/queries.ts';
import {
  engineIsReady,
  engineState,
  followHere,
  NotScoredHere,
  prepareEngine,
  scoreHere,
} from '../../features/device/engine.ts';
import {
  analyzeRecording,
  Refused,
  type SavedAnalysis,
  type SentTake,
} from '../../features/practice/analyze.ts';
import { keepScored } from '../../features/practice/keep-scored.ts';
import { useAiOff, useReadAiOff } from '../../features/practice/use-ai-off.ts';
import { tapSamples } from '../../features/recording/sample-tap.ts';
import type { Take } from '../../features/recording/take.ts';
import { appConfig } from '../../lib/app-config.ts';
import { deviceOnly } from '../../lib/device-only.ts';
import { savesData } from '../../lib/saves-data.ts';
import { useStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { scoreTake } from './score-take.ts';
import { type Asked, trainingOf } from './training-of.ts';

/**
 * Scores the takes of one phrase, and of its words said alone: `scoreTake` with this device's engine and
 * the server.
 */
export function useScoring(asked: Asked) {
  const isOn = appConfig.deviceScoring !== false;
  const userId = useUserId();
  const onlyHere = useStore(deviceOnly);
  const isAiOff = useAiOff();
  const readAiOff = useReadAiOff();
  /** While a take waits for the engine to be loaded. */
  const [isWaiting, setWaiting] = useState(false);
  const [tap] = useState(() => (isOn ? tapSamples() : undefined));

  const prepare = () => prepareEngine({ despiteSlowness: onlyHere || (isAiOff === true && isOn) });
  const prepareNow = useEffectEvent(prepare);
  useEffect(() => {
    // Not before the screen is there, which it would slow down.
    return isOn && !savesData() ? whenIdle(prepareNow) : undefined;
  }, [isOn]);

  const score = async (take: Take, of: SentTake, signal?: AbortSignal) => {
    const at = Date.now();
    if (isOn && engineState.get().name === 'off') prepare();
    const device = {
      isReady: () => engineState.get().name === 'ready' && take.sound !== undefined,
      whenReady: () => {
        setWaiting(true);
        return engineIsReady({ despiteSlowness: true }).finally(() => setWaiting(false));
      },
      score: () => scoreOn(take, { phrase: of.phrase, trains: trainingOf(of, asked) }),
    };
    const server = () => analyzeRecording(take, { ...of, account: userId }, signal);
    const analysis = await scoreTake(
      { device: isOn ? device : undefined, server },
      { onlyHere, readAiOff },
      signal,
    );
    // A round of the stress gym is saved without the takes in it.
    if (analysis.scoredOn !== 'device' || of.stressItem !== undefined) return analysis;
    const mayLeave = await readAiOff().then(
      (aiOff) => !aiOff,
      () => false,
    );
    if (mayLeave) keepScored(userId, { ...of, at, analysis });
    return analysis;
  };
  return {
    score,
    tap,
    isAiOff,
    isWaiting,
    /** The same, following the words of this phrase. */
    tapOf: (phrase: string) => tap && tapSamples(followHere({ phrase, trains: asked.trains })),
  };
}

export type Scoring = ReturnType<typeof useScoring>;

async function scoreOn(
  { sound }: Take,
  asked: { phrase: string; trains: Training | undefined },
): Promise<SavedAnalysis> {
  if (!sound)
    throw new NotScoredHere('failed', 'We couldn’t read the recording. Please record it again.');
  try {
    const analysis = await scoreHere(sound, asked);
    const refusal = refusalOf(analysis);
    if (refusal !== undefined) throw new Refused(refusal);
    return { ...analysis, analysisId: crypto.randomUUID(), scoredOn: 'device' };
  } catch (error) {
    if (error instanceof NotScoredHere && error.why === 'phrase-too-long') {
      throw new Refused(PHRASE_TOO_LONG);
    }
    throw error;
  }
}
