import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Drill,
  hasOutcome,
  isOver,
  newDrill,
  sayingsOf,
  type WordToDrill,
} from '../../features/drill/drill.ts';
import {
  type DrillOwner,
  keepDrill,
  type KeptDrill,
  keptDrill,
  unsavedDrills,
} from '../../features/drill/kept-drill.ts';
import {
  analyzeRecording,
  type SavedAnalysis,
  type SentTake,
} from '../../features/practice/analyze.ts';
import type { OpenTap } from '../../features/recording/sample-tap.ts';
import type { Take } from '../../features/recording/take.ts';
import { errorText, isUnauthorized, mayWorkLater } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';

type Use<T> = (sessionToken?: string) => Promise<T>;

type DrillOptions = {
  owner: DrillOwner;
  /** Saves one that ended; again changes nothing. */
  save: (drill: Drill, sessionToken?: string) => Promise<void>;
  /** Calls with the token of a visitor's trial; a person needs none. */
  withToken?: <T>(use: Use<T>) => Promise<T>;
  /** Reports seconds that went into the drill and not into the phrase. */
  onSpent?: (seconds: number) => void;
  score?: (take: Take, of: SentTake, signal?: AbortSignal) => Promise<SavedAnalysis>;
  tap?: OpenTap;
};

const withoutToken = <T>(use: Use<T>) => use();

/** The drill of one word: it is kept through a reload, and saved when it ends. */
export function useDrill({
  owner,
  save,
  withToken = withoutToken,
  onSpent,
  score = analyzeRecording,
  tap,
}: DrillOptions) {
  const [kept, setKept] = useState(() => keptDrill(owner));
  /** Whether it was begun on this page, and not before a reload. */
  const [begunHere, setBegunHere] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const [notSaved, setNotSaved] = useState<'failed' | 'signed-out'>();

  const keep = (next: KeptDrill) => {
    setKept(next);
    keepDrill(owner, next);
  };

  const saveEnded = async (ended: KeptDrill) => {
    const { drill } = ended;
    if (ended.saved || !hasOutcome(drill)) return;
    try {
      await withToken((sessionToken) => save(drill, sessionToken));
    } catch (error) {
      if (mayWorkLater(error)) {
        setNotSaved(isUnauthorized(error) ? 'signed-out' : 'failed');
        return;
      }
      // Its sayings are gone from the server: there is nothing left to save.
      toast({ title: 'Drill not saved', description: errorText(error, ''), tone: 'problem' });
    }
    setNotSaved(undefined);
    const from = ownerOf(drill, owner);
    const now = keptDrill(from);
    if (!now || !isSame(now.drill, drill)) return;
    const next = { ...now, saved: true };
    keepDrill(from, next);
    if (isSame(keptDrill(owner)?.drill, drill)) setKept(next);
  };

  // Saving may have failed, here or on another phrase's screen, or a reload came before it.
  const resend = useEffectEvent(() => {
    for (const ended of unsavedDrills(owner)) void saveEnded(ended);
  });
  useEffect(() => {
    const onOnline = () => resend();
    queueMicrotask(onOnline);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    /** The one that is going on. */
    current: kept?.open ? kept.drill : undefined,
    /** The last one, going on or not. */
    last: kept,
    begunHere,
    /** Whether the person comes back from one, to say the phrase. */
    wasLeft,
    notSaved,
    begin: (of: WordToDrill) => {
      setBegunHere(true);
      setNotSaved(undefined);
      keep({ drill: newDrill(of), open: true, saved: false, at: Date.now() });
    },
    change: (drill: Drill) => {
      onSpent?.(drill.seconds - (kept?.drill.seconds ?? 0));
      const next = { drill, open: true, saved: false, at: Date.now() };
      keep(next);
      if (isOver(drill)) void saveEnded(next);
    },
    leave: () => {
      if (!kept?.open) return;
      setLeft(true);
      const next = { ...kept, open: false };
      keep(next);
      void saveEnded(next);
    },
    saveAgain: () => {
      for (const ended of unsavedDrills(owner)) void saveEnded(ended);
    },
    tap,
    /** Gets the verdict on the word said alone. */
    send: ({ of: { word, sound, instead, exerciseId } }: Drill, take: Take, signal: AbortSignal) =>
      withToken((sessionToken) =>
        score(
          take,
          {
            phrase: word,
            exerciseId,
            sessionToken,
            drillSound: sound.phone,
            drillInstead: instead,
          },
          signal,
        ),
      ),
  };
}

export type DrillRun = ReturnType<typeof useDrill>;

/** Each saying has an analysis of its own. */
const isSame = (one: Drill | undefined, other: Drill) =>
  one !== undefined && sayingsOf(one)[0]?.analysisId === sayingsOf(other)[0]?.analysisId;

/** Under what a drill of the same learner is kept. */
const ownerOf = ({ of: { exerciseId, phrase } }: Drill, learner: DrillOwner): DrillOwner =>
  learner === 'trial' ? learner : { userId: learner.userId, of: exerciseId ?? phrase };
