import type { Analysis } from '@saywell/contract';
import { AudioLines } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { CONFIDENT_FROM } from './confident.ts';

/** How far the figure can be trusted, and why. */
export function Trust({ analysis: { confidence, issues } }: { analysis: Analysis }) {
  const doubts = issues.filter(({ blocking }) => !blocking).map(({ message }) => message);
  if (doubts.length === 0) {
    doubts.push(
      confidence >= CONFIDENT_FROM
        ? 'Clear recording. We are confident in this score.'
        : 'Parts of this take were hard to judge, so take the score as a rough one.',
    );
  }
  return (
    <ul className="grid gap-2">
      {doubts.map((doubt) => (
        <li key={doubt} className="flex items-start gap-2 text-15 text-ink-2">
          <Icon of={AudioLines} size={18} className="mt-0.5 text-ink-3" />
          {doubt}
        </li>
      ))}
    </ul>
  );
}
