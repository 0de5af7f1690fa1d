import { hasResult } from '@saywell/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type AnalysisProblem,
  analysisProblem,
  type SavedAnalysis,
} from '../../features/practice/analyze.ts';
import { sessionItem } from '../../features/practice/save.ts';
import { useStopwatch } from '../../features/practice/stopwatch.ts';
import { useReadAiOff } from '../../features/practice/use-ai-off.ts';
import type { Take } from '../../features/recording/take.ts';
import { judgedFrom } from '../../features/scenes/judged.ts';
import type { Line } from '../../features/scenes/queries.ts';
import type { Judged } from '../../features/scenes/run.ts';
import type { NewItem } from '../../lib/outbox/item.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import type { Scoring } from '../practice/use-scoring.ts';

/** A line that was recorded on this page; after a reload only its figures are left. */
export type SaidTake = { take: Take; analysis?: SavedAnalysis };

/** A line that is not sent before its learner asks for that, and why. */
type Unsent = { item: NewItem; why: string };
const AI_OFF = 'AI processing is off, so nothing is sent unless you save it.';
const UNKNOWN =
  'We couldn’t check whether AI processing is on, so nothing is sent unless you save it.';

type Sent = { line: Line; take: Take; at: number; seconds: number; score: Scoring['score'] };

/**
 * Has lines judged while the scene goes on, and saves each as a session of its exercise. Where only
 * what is saved may leave this device, they wait for the learner to save the run.
 */
export function useJudging(userId: number, onJudged: (place: number, judged: Judged) => void) {
  const watch = useStopwatch();
  const readAiOff = useReadAiOff();
  const whyNotSent = () =>
    readAiOff().then(
      (aiOff) => aiOff && AI_OFF,
      () => UNKNOWN,
    );
  const [takes, setTakes] = useState<ReadonlyMap<number, SaidTake>>(new Map());
  const [problem, setProblem] = useState<AnalysisProblem>();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const sent = useRef(new Map<number, Sent>());
  const failed = useRef<number[]>([]);
  const page = useRef(new AbortController());
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current.abort();
  }, []);

  const note = (place: number, said: SaidTake) =>
    setTakes((before) => new Map(before).set(place, said));

  const send = async (place: number) => {
    const { signal } = page.current;
    const one = sent.current.get(place)!;
    const { line, take, at, seconds, score } = one;
    const of = { phrase: line.phrase, exerciseId: line.id };
    // The line may have been said again meanwhile, or in another run: then only that one counts.
    const isReplaced = () => sent.current.get(place) !== one;
    const isLost = () => signal.aborted || isReplaced();
    try {
      const analysis = await score(take, of, signal);
      if (isLost()) return;
      note(place, { take, analysis });
      const judged = judgedFrom(analysis);
      const item = sessionItem(userId, { ...of, analysis, seconds, at });
      const why = hasResult(analysis) && (await whyNotSent());
      if (isReplaced()) return;
      if (!why && hasResult(analysis)) await outbox.add(item).catch(() => {});
      if (isReplaced()) return;
      if (why) setUnsent((before) => [...before, { item, why }]);
      setProblem(undefined);
      onJudged(place, why && judged.state === 'scored' ? { ...judged, unsent: true } : judged);
    } catch (error) {
      if (isLost()) return;
      setProblem(analysisProblem(error));
      failed.current.push(place);
      onJudged(place, { state: 'failed' });
    }
  };
  const sendFailed = () => {
    setProblem(undefined);
    for (const place of failed.current.splice(0)) {
      onJudged(place, { state: 'checking' });
      void send(place);
    }
  };
  const retry = useEffectEvent(sendFailed);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    takes,
    problem,
    unsent,
    /** A line was recorded; `score` has it judged as its exercise asks. */
    judge: (place: number, line: Line, take: Take, score: Scoring['score']) => {
      const seconds = watch.lap();
      failed.current = failed.current.filter((one) => one !== place);
      sent.current.set(place, { line, take, at: Date.now(), seconds, score });
      note(place, { take });
      void send(place);
    },
    /** Sends again what had no verdict. */
    sendFailed,
    /** A run begins, or goes on: nothing is left of what came before, and its time counts from now. */
    begin: () => {
      watch.lap();
      sent.current.clear();
      failed.current = [];
      setTakes(new Map());
      setUnsent([]);
      setProblem(undefined);
    },
  };
}

export type Judging = ReturnType<typeof useJudging>;
