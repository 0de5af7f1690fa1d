import { drillTraining, refusalOf, PHRASE_TOO_LONG, type Training } from '@saywell/contract';
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
import { ApiError } from '../../lib/api-error.ts';
import { appConfig } from '../../lib/app-config.ts';
import { deviceOnly } from '../../lib/device-only.ts';
import { savesData } from '../../lib/saves-data.ts';
import { useStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Scores takes on this device where it can and may, and else on the server. A take goes to one of
 * them; only if that one fails, the other gets it.
 */
export function useScoring(trains?: Training) {
  const isOn = appConfig.deviceScoring !== false;
  const userId = useUserId();
  const onlyHere = useStore(deviceOnly);
  const isAiOff = useAiOff();
  const readAiOff = useReadAiOff();
  const isScoredHere = onlyHere || (isAiOff === true && isOn);
  /** While a take waits for the engine to be loaded. */
  const [isWaiting, setWaiting] = useState(false);
  const [tap] = useState(() => (isOn ? tapSamples() : undefined));

  const prepare = () => prepareEngine({ despiteSlowness: isScoredHere });
  const prepareNow = useEffectEvent(prepare);
  useEffect(() => {
    // Not before the screen is there, which it would slow down.
    return isOn && !savesData() ? whenIdle(prepareNow) : undefined;
  }, [isOn]);

  const analysisOf = async (take: Take, of: SentTake, signal?: AbortSignal) => {
    const asked = { phrase: of.phrase, trains: trainingOf(of, trains) };
    if (isOn && engineState.get().name === 'off') prepare();
    const whenReady = async () => {
      setWaiting(true);
      const isReady = isOn && (await engineIsReady({ despiteSlowness: true }));
      setWaiting(false);
      return isReady;
    };
    const scoreWhenReady = async () => {
      if (!(await whenReady())) throw new NotScoredHere('failed', 'The engine is not ready');
      return scoreOn(take, asked).catch(async (error: unknown) => {
        // A worker that hung or died once may do better the next time.
        if (!failed(error) || !(await whenReady())) throw error;
        return scoreOn(take, asked);
      });
    };
    const consent = await readAiOff().then(
      (aiOff) => ({ aiOff, error: undefined }),
      (error: unknown) => ({ aiOff: undefined, error }),
    );
    const staysHere = onlyHere || consent.aiOff === undefined || (consent.aiOff && isOn);
    if (staysHere) {
      return scoreWhenReady().catch((error: unknown) => {
        if (!(error instanceof NotScoredHere)) throw error;
        if (onlyHere) throw new Refused(ONLY_HERE);
        throw consent.aiOff ? new Refused(WITHOUT_AI) : consent.error;
      });
    }
    if (engineState.get().name === 'ready' && take.sound) {
      try {
        return await scoreOn(take, asked);
      } catch (error) {
        if (!(error instanceof NotScoredHere)) throw error;
      }
    }
    try {
      return await analyzeRecording(take, { ...of, account: userId }, signal);
    } catch (error) {
      if (!isOn || signal?.aborted || !isOutOfReach(error)) throw error;
      // Even a slow device is better than none.
      return scoreWhenReady().catch((other: unknown) => {
        throw other instanceof NotScoredHere ? error : other;
      });
    }
  };
  const score = async (take: Take, of: SentTake, signal?: AbortSignal) => {
    const at = Date.now();
    const analysis = await analysisOf(take, of, signal);
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
    tapOf: (phrase: string) => tap && tapSamples(followHere({ phrase, trains })),
  };
}

const failed = (error: unknown) => error instanceof NotScoredHere && error.why === 'failed';

/** No answer, or a proxy's in place of the server's. */
const isOutOfReach = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 502 || error.status === 504;

export type Scoring = ReturnType<typeof useScoring>;

const ONLY_HERE =
  'This device can’t score recordings, and you chose to score on this device only. You can change that in your profile.';
const WITHOUT_AI =
  'This device can’t score recordings, and AI processing is off, so yours aren’t sent to the server. You can change that in your profile.';

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

/** A word that is said alone trains its sound; a phrase what its exercise says. */
function trainingOf({ drillSound, drillInstead }: SentTake, trains: Training | undefined) {
  return drillSound === undefined ? trains : drillTraining(drillSound, drillInstead);
}
