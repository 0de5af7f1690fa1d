import { type NextStep, saidInstead } from '@saywell/contract';
import { lazy, Suspense } from 'react';
import type { WordToDrill } from '../../features/drill/drill.ts';
import { DrillResult } from '../../features/drill/drill-result.tsx';
import { StartDrill } from '../../features/drill/start-drill.tsx';
import type { WordView } from '../../features/verdict/words/word-views.ts';
import { acrossOutage } from '../../lib/connection.ts';
import { Spinner } from '../../ui/loading.tsx';
import { DrillNotSaved } from './drill-not-saved.tsx';
import type { DrillRun } from './use-drill.ts';

const WordDrill = lazy(acrossOutage(() => import('./word-drill.tsx')));

type WayBack = {
  onPhrase: () => void;
  /** The phrase that the word is from cannot be said again. */
  phraseGone?: boolean;
};

type Phrase = { phrase: string; exerciseId?: number | undefined };

/** In an opened word of a verdict: the way to its drill, and the drill itself. */
export function DrillSlot({
  run,
  of,
  view,
  index,
  next,
  ...back
}: {
  run: DrillRun;
  of: Phrase;
  view: WordView;
  index: number;
  next: NextStep;
} & WayBack) {
  const word = wordToDrill(view, index, of);
  if (!word) return null;
  if (run.current?.of.index === index && run.begunHere) {
    return <OpenDrill run={run} {...back} />;
  }
  const wasLeft = run.wasLeft && run.last?.drill.of.index === index;
  return (
    <div className="grid gap-3">
      {wasLeft && <LeftDrill run={run} phrase={of.phrase} />}
      <StartDrill
        word={word.word}
        isNext={next.action === 'drill' && next.word === index}
        wasLeft={wasLeft}
        onStart={() => run.begin(word)}
      />
    </div>
  );
}

/** Beside the phrase: what came of the drill that was left a moment ago. */
export function LeftDrill({ run, phrase }: { run: DrillRun; phrase: string }) {
  const { last, wasLeft } = run;
  if (!wasLeft || !last || last.open || last.drill.of.phrase !== phrase) return null;
  return (
    <div className="grid gap-2 empty:hidden">
      <DrillResult drill={last.drill} />
      <DrillNotSaved run={run} />
    </div>
  );
}

/** The drill that is going on. */
export function OpenDrill({
  run,
  onPhrase,
  phraseGone = false,
}: {
  run: DrillRun;
} & WayBack) {
  const { current } = run;
  if (!current) return null;
  return (
    <Suspense fallback={<Spinner label="Loading the drill..." className="m-auto" />}>
      <WordDrill
        drill={current}
        startsNow={run.begunHere}
        send={(take, signal) => run.send(current, take, signal)}
        tap={run.tap}
        onChange={run.change}
        onLeave={run.leave}
        onPhrase={onPhrase}
        phraseGone={phraseGone}
        notSaved={<DrillNotSaved run={run} />}
      />
    </Suspense>
  );
}

/** Only a marked sound of a word that was heard is drilled. */
export function wordToDrill(
  { word, flagged, heard: wasHeard, cue }: WordView,
  index: number,
  of: Phrase,
): WordToDrill | undefined {
  const sound = flagged === undefined ? undefined : word.sounds[flagged];
  if (!sound || !wasHeard) return undefined;
  const { phone, ipa, maybe } = sound;
  const before = maybe === undefined ? Math.round(word.accuracy * 100) : undefined;
  const instead = saidInstead(sound);
  return { ...of, index, word: word.word, sound: { phone, ipa }, instead, cue, before };
}
