import type { ItemResult } from '@saywell/contract';
import type { ReactNode } from 'react';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { typographic } from '../../ui/typographic.ts';
import type { OfScene } from './item-groups.ts';

type Item = { title: string; phrase: string; difficulty: number } & Partial<OfScene>;

/** One item of a class: its phrase, and what stands under it. */
export function ItemText({ item, children }: { item: Item; children?: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="num block text-15 text-ink-2">
        {item.scene
          ? `Line ${item.scene.line + 1}`
          : `${typographic(item.title)} · Level ${item.difficulty}`}
      </span>
      <span
        lang="en-US"
        className="mt-0.5 block font-display text-20 leading-[1.25] font-medium decoration-1 underline-offset-4"
      >
        {typographic(item.phrase)}
      </span>
      {children && <span className="mt-1.5 flex flex-wrap gap-x-4 text-15">{children}</span>}
    </span>
  );
}

/** How clear the best take is. A try that nobody could be sure of is a try all the same. */
export function ResultChip({ result }: { result: ItemResult | undefined }) {
  if (!result) return <span className="text-ink-2">Not done yet</span>;
  return <ScoreChip band={result.band ?? 'unsure'} />;
}

/** How many of these items are done. */
export const doneIn = (items: readonly { id: number }[], results: readonly ItemResult[]) =>
  doneOf(results.filter(({ item }) => items.some(({ id }) => id === item)));

export const doneOf = (results: readonly ItemResult[]) =>
  results.filter(({ band }) => band !== null).length;

export const linesIn = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
