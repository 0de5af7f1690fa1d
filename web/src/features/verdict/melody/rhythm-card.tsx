import { bandText } from '../../../ui/bands.ts';
import { Card } from '../../../ui/card.tsx';
import type { RhythmNote } from './rhythm-notes.ts';

const marks = {
  stress: 'M6 24v4M13 20v8M20 6v22M27 22v6',
  pause: 'M5 12v10M10 8v18M24 8v18M29 12v10',
  fall: 'M5 9c8 0 14 5 22 17m1-9v9h-9',
  rise: 'M5 26c8 0 14-5 22-17m1 9V9h-9',
  level: 'M5 17h23m-7-7 7 7-7 7',
};

/** Where the weight was, how it ended, where the voice stopped. */
export function RhythmCard({ notes }: { notes: readonly RhythmNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-4">Stress and pauses</h2>
      <ul className="grid">
        {notes.map(({ kind, band, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[56px_1fr] gap-4 border-t border-line py-4.5 first:border-t-0 first:pt-1 last:pb-0"
          >
            <span
              aria-hidden
              className={`grid size-14 place-items-center rounded-tile bg-sunken ${band ? bandText[band] : ''}`}
            >
              <svg
                viewBox="0 0 34 34"
                width="34"
                fill="none"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={marks[kind]} stroke="currentColor" />
              </svg>
            </span>
            <div className="min-w-0">
              <h3 className="font-text text-17 leading-[1.3] font-[650] tracking-normal">
                {title}
              </h3>
              <p className="text-15 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
