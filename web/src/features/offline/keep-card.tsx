import { CATEGORY_LABELS } from '@saywell/contract';
import { Check, Download, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import { type Examples, KEEPABLE, type Keepable, type Kept } from './keep-examples.ts';
import type { KeepProblem } from './keep-problem.ts';
import {
  keepCategory,
  type KeptCategory,
  keptCategories,
  lookUpKept,
  removeCategory,
  stopKeeping,
} from './kept-categories.ts';
import { type Engine, keepEngine, keptEngine, lookUpEngine } from './kept-engine.ts';
import { megabytes } from './megabytes.ts';
import { ScoringRow } from './scoring-row.tsx';

/** Measured: a character of a phrase, at three paces with their timings, and some carefully too. */
const BYTES_PER_CHARACTER = 2_200;
/** Measured: a word of ear training, in one voice. */
const BYTES_PER_WORD = 5_000;

const problems: Record<KeepProblem, string> = {
  full: 'There is no more room on this device. What you kept stays; remove something to keep more.',
  network: 'The connection was lost. What was saved so far stays on this device.',
  'signed-out': 'You were signed out. Sign in again to keep the rest.',
  server: 'The server couldn’t send the rest. Try again later.',
  gone: 'Your browser removed these to make room on the device. You can keep them again.',
};

/** Examples that play without a network, a category at a time, and what scores there. */
export function KeepCard({
  examples,
  engine,
}: {
  /** Without what is not loaded yet. */
  examples: Partial<Record<Keepable, Examples>>;
  /** Undefined where this site scores nothing on devices. */
  engine: Engine | undefined;
}) {
  const kept = useStore(keptCategories);
  const scoring = useStore(keptEngine);
  useEffect(() => {
    void lookUpKept(examples);
  }, [examples]);
  useEffect(() => {
    if (engine) void lookUpEngine(engine);
  }, [engine]);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return null;
  return (
    <Card aria-labelledby="keep-for-offline">
      <h2 id="keep-for-offline">Keep for Offline Use</h2>
      <p className="mt-2 text-ink-2">
        Your exercises open without a connection. Keep their examples on this device to hear them
        offline, too.
      </p>
      <ul className="mt-3">
        {KEEPABLE.map((one) => (
          <Row
            key={one}
            of={one}
            examples={examples[one]}
            state={kept[one]}
            // A round by ear needs no score.
            onKeep={() => engine && one !== 'ear' && void keepEngine(engine)}
          />
        ))}
        {engine && <ScoringRow state={scoring} bytes={engine.bytes} />}
      </ul>
    </Card>
  );
}

function Row({
  of,
  examples,
  state,
  onKeep,
}: {
  of: Keepable;
  examples: Examples | undefined;
  state: KeptCategory | undefined;
  onKeep: () => void;
}) {
  const name = of === 'ear' ? 'Ear Training' : CATEGORY_LABELS[of];
  const { kept, isBusy = false, problem } = state ?? {};
  const isAll = kept !== undefined && kept.done >= kept.of && !isBusy;
  const keep = () => {
    if (!examples) return;
    onKeep();
    void keepCategory(of, examples);
  };
  return (
    <li className="border-t border-line py-3 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <b className="font-semibold">{name}</b>
          <p className="num flex items-center gap-1.5 text-15 text-ink-2">
            {isAll && <Icon of={Check} size={17} className="text-clear" />}
            {sizeText({ of, kept, examples, isBusy })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isBusy && (
            <Button
              look="line"
              size="s"
              aria-label={`Stop keeping ${name}`}
              onClick={() => stopKeeping(of)}
            >
              Stop
            </Button>
          )}
          {!isBusy && !isAll && (
            <Button
              look="line"
              size="s"
              disabled={!examples || !state}
              aria-label={kept?.done ? `Keep the rest of ${name}` : `Keep ${name}`}
              onClick={keep}
            >
              <Icon of={Download} size={18} />
              {kept?.done ? 'Keep the Rest' : 'Keep'}
            </Button>
          )}
          {!isBusy && kept && (
            <Button
              look="quiet"
              size="s"
              aria-label={`Remove ${name}`}
              onClick={() => void removeCategory(of)}
            >
              <Icon of={Trash2} size={18} />
              Remove
            </Button>
          )}
        </div>
      </div>
      {isBusy && <Progress name={name} done={kept?.done ?? 0} of={examples?.phrases.length ?? 1} />}
      {problem && (
        <p role="status" className="mt-2 text-15 text-ink-2">
          {problems[problem]}
        </p>
      )}
    </li>
  );
}

function Progress({ name, done, of }: { name: string; done: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Keeping ${name}`}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={of}
      className="mt-2.5"
    >
      <ModuleBar done={done} total={of} />
    </div>
  );
}

function sizeText({
  of,
  kept,
  examples,
  isBusy,
}: {
  of: Keepable;
  kept: Kept | undefined;
  examples: Examples | undefined;
  isBusy: boolean;
}) {
  if (kept && !isBusy && kept.done >= kept.of) return `Kept, ${megabytes(kept.bytes)}`;
  if (!examples) return 'Loading...';
  const count = examples.phrases.length;
  const all = `${count} ${of === 'ear' ? 'words' : 'phrases'}`;
  if (kept && !isBusy && kept.done === 0 && kept.bytes > 0) {
    return `Kept in another voice, ${megabytes(kept.bytes)}`;
  }
  if (kept || isBusy) return `${kept?.done ?? 0} of ${all}, ${megabytes(kept?.bytes ?? 0)}`;
  return `${all}${of === 'ear' ? ' for your next rounds' : ''}, about ${megabytes(bytesOf(of, examples))}`;
}

function bytesOf(of: Keepable, { phrases, asksFor }: Examples): number {
  if (of === 'ear') return phrases.flatMap((word) => asksFor(word)).length * BYTES_PER_WORD;
  return phrases.reduce((sum, phrase) => sum + phrase.length, 0) * BYTES_PER_CHARACTER;
}
