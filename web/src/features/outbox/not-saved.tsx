import type { Item } from '../../lib/outbox/item.ts';
import { outbox, useOutbox } from '../../lib/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NOT_SAVED, refusedOf } from './refused.ts';
import { typographic } from '../../ui/typographic.ts';

/** What the server will never take, until the person has seen it. */
export function NotSaved() {
  const items = useOutbox((state) => state.items);
  const refused = refusedOf(items);
  if (refused.length === 0) return null;
  return (
    <Card aria-labelledby={NOT_SAVED}>
      <h2 id={NOT_SAVED}>Not saved</h2>
      <p className="mt-2 text-ink-2">The server could not save these results.</p>
      <ul className="mt-1">
        {refused.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ item }: { item: Item }) {
  const { about, at, refused } = item;
  const percent = about.accuracy === undefined ? [] : [`${Math.round(about.accuracy * 100)}%`];
  return (
    <li className="grid items-center gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span lang="en-US" className="block font-display text-20 leading-[1.25] font-medium">
          {typographic(about.phrase)}
        </span>
        <span className="num block text-15 text-ink-3">{[...percent, dayOf(at)].join(' · ')}</span>
        <span className="block text-15 text-ink-2">
          {refused?.message ?? 'Something went wrong on our end.'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 md:justify-end">
        <Button look="line" size="s" onClick={() => void outbox.retry(item).catch(() => {})}>
          Try Again <VisuallyHidden>{typographic(about.phrase)}</VisuallyHidden>
        </Button>
        <Button look="line" size="s" onClick={() => void outbox.dismiss(item).catch(() => {})}>
          Dismiss <VisuallyHidden>{typographic(about.phrase)}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

const dayOf = (at: number) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
