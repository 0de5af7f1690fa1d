import { CATEGORIES, CATEGORY_LABELS, type Category } from '@saywell/contract';
import { Check, Download, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import type { AsksFor, Kept } from './keep-examples.ts';
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

const problems: Record<KeepProblem, string> = {
  full: 'There is no more room on this device. What you kept stays; remove something to keep more.',
  network: 'The connection was lost. What was saved so far stays on this device.',
  gone: 'Your browser removed these to make room on the device. You can keep them again.',
};

type Phrases = Record<Category, string[]>;

/** Examples that play without a network, a category at a time, and what scores there. */
export function KeepCard({
  phrases,
  asksFor,
  engine,
}: {
  phrases?: Phrases;
  asksFor: AsksFor;
  /** Undefined where this site scores nothing on devices. */
  engine: Engine | undefined;
}) {
  const kept = useStore(keptCategories);
  const scoring = useStore(keptEngine);
  useEffect(() => {
    void lookUpKept();
    if (engine) void lookUpEngine(engine);
  }, [engine]);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return null;
  return (
    <Card aria-labelledby="keep-for-offline">
      <h2 id="keep-for-offline">Keep for Offline Use</h2>
      <p className="mt-2 text-ink-2">
        Your exercises open without a connection. Keep their examples on this device to hear them,
        too.
      </p>
      <ul className="mt-3">
        {CATEGORIES.map((category) => (
          <Row
            key={category}
            category={category}
            phrases={phrases?.[category]}
            state={kept?.[category]}
            asksFor={asksFor}
            onKeep={() => engine && void keepEngine(engine)}
          />
        ))}
        {engine && <ScoringRow state={scoring} bytes={engine.bytes} />}
      </ul>
    </Card>
  );
}

function Row({
  category,
  phrases,
  state,
  asksFor,
  onKeep,
}: {
  category: Category;
  phrases: string[] | undefined;
  state: KeptCategory | undefined;
  asksFor: AsksFor;
  onKeep: () => void;
}) {
  const name = CATEGORY_LABELS[category];
  const { kept, isBusy = false, problem } = state ?? {};
  const isAll = kept !== undefined && kept.done >= kept.of && !isBusy;
  const keep = () => {
    if (!phrases) return;
    onKeep();
    void keepCategory(category, phrases, asksFor);
  };
  return (
    <li className="border-t border-line py-3 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <b className="font-semibold">{name}</b>
          <p className="num flex items-center gap-1.5 text-15 text-ink-2">
            {isAll && <Icon of={Check} size={17} className="text-clear" />}
            {sizeText({ kept, phrases, isBusy })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isBusy && (
            <Button
              look="line"
              size="s"
              aria-label={`Stop keeping ${name}`}
              onClick={() => stopKeeping(category)}
            >
              Stop
            </Button>
          )}
          {!isBusy && !isAll && (
            <Button
              look="line"
              size="s"
              disabled={!phrases || !state}
              aria-label={kept ? `Keep the rest of ${name}` : `Keep ${name}`}
              onClick={keep}
            >
              <Icon of={Download} size={18} />
              {kept ? 'Keep the Rest' : 'Keep'}
            </Button>
          )}
          {!isBusy && kept && (
            <Button
              look="quiet"
              size="s"
              aria-label={`Remove ${name}`}
              onClick={() => void removeCategory(category)}
            >
              <Icon of={Trash2} size={18} />
              Remove
            </Button>
          )}
        </div>
      </div>
      {isBusy && <Progress name={name} done={kept?.done ?? 0} of={phrases?.length ?? 1} />}
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
  kept,
  phrases,
  isBusy,
}: {
  kept: Kept | undefined;
  phrases: string[] | undefined;
  isBusy: boolean;
}) {
  if (kept && !isBusy && kept.done >= kept.of) return `Kept, ${megabytes(kept.bytes)}`;
  const of = phrases?.length ?? kept?.of;
  if (kept || isBusy) return `${kept?.done ?? 0} of ${of} phrases, ${megabytes(kept?.bytes ?? 0)}`;
  if (!phrases) return 'Loading...';
  const characters = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
  return `${of} phrases, about ${megabytes(characters * BYTES_PER_CHARACTER)}`;
}
