import { Card } from '../../ui/card.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { Tip } from './tips-in-order.ts';

export function Tips({ tips }: { tips: readonly Tip[] }) {
  if (tips.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-4">Tips for Improvement</h2>
      <ol className="grid">
        {tips.map(({ title, text, glyph }) => (
          <li
            key={title ?? text}
            className="grid grid-cols-[56px_1fr] gap-4 border-t border-line py-4.5 first:border-t-0 first:pt-1 last:pb-0"
          >
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-tile bg-sunken font-display text-[1.75rem] leading-none font-medium"
            >
              {glyph ?? <FlowMark />}
            </span>
            <div className="min-w-0">
              {title !== undefined && (
                <h3 className="font-text text-17 leading-[1.3] font-[650] tracking-normal">
                  {unbroken(title)}
                </h3>
              )}
              {text && <p className="text-15 text-ink-2">{unbroken(text)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Words joined in one breath: for tips that are about no single sound. */
function FlowMark() {
  return (
    <svg viewBox="0 0 34 34" width="34" fill="none" strokeWidth="2.5" strokeLinecap="round">
      <path d="M4 12c5 14 21 14 26 0M4 26v-4M30 26v-4" stroke="currentColor" />
    </svg>
  );
}
