import type { Analysis } from '@saywell/contract';
import { AudioLines } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { caveatsOf } from './caveats.ts';
import { typographic } from '../../ui/typographic.ts';

/** What makes the figure a rough one; nothing where it is not. */
export function ScoreCaveats({ analysis }: { analysis: Analysis }) {
  const caveats = caveatsOf(analysis);
  if (caveats.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {caveats.map((caveat) => (
        <li key={caveat} className="flex items-start gap-2 text-15 text-ink-2">
          <Icon of={AudioLines} size={18} className="mt-0.5 text-ink-3" />
          {typographic(caveat)}
        </li>
      ))}
    </ul>
  );
}
