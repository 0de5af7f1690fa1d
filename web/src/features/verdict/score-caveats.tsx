import type { Analysis } from '@saywell/contract';
import { AudioLines } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { CONFIDENT_FROM } from './confident.ts';
import { typographic } from '../../ui/typographic.ts';

/** What makes the figure a rough one; nothing where it is not. */
export function ScoreCaveats({
  analysis: { confidence, issues, recommendations },
}: {
  analysis: Analysis;
}) {
  const open = issues.filter(({ blocking }) => !blocking).map(({ message }) => message);
  // Where it cost the most, it stands among the tips.
  const caveats = open.filter((message) => !recommendations.includes(message));
  if (open.length === 0 && confidence < CONFIDENT_FROM) {
    caveats.push('Parts of this recording were hard to judge, so treat the score as approximate.');
  }
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
