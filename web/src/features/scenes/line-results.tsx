import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { bandOf } from '../../ui/bands.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { typographic } from '../../ui/typographic.ts';
import { wordFor } from './line-mark.tsx';
import type { Judged } from './run.ts';

export type LineResult = { line: number; phrase: string; judged: Judged | undefined };

/** What came of each line. Each leads to its verdict, or to saying it again. */
export function LineResults({
  lines,
  onOpen,
  addressOf,
}: {
  lines: readonly LineResult[];
  /** Opens the verdict of a line; undefined where only its figures are left. */
  onOpen: (line: number) => (() => void) | undefined;
  addressOf: (line: number) => string;
}) {
  const row =
    'grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 rounded-word py-3 text-left no-underline hover:[&_[lang]]:underline';
  return (
    <ol className="border-t border-line">
      {lines.map(({ line, phrase, judged }) => {
        const open = onOpen(line);
        const content = (
          <>
            <span className="min-w-0">
              <span className="num mr-2 text-15 font-semibold text-ink-3">{line + 1}</span>
              <span lang="en-US" className="decoration-1 underline-offset-4">
                {typographic(phrase)}
              </span>
            </span>
            <Came judged={judged} />
            <Icon of={ChevronRight} size={18} className="text-ink-3" />
          </>
        );
        return (
          <li key={line} className="border-b border-line">
            {open ? (
              <button type="button" onClick={open} className={row}>
                {content}
              </button>
            ) : (
              <Link to={addressOf(line)} className={row}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Came({ judged }: { judged: Judged | undefined }) {
  if (judged?.state === 'scored') {
    return <ScoreChip band={bandOf(judged.score)} score={judged.score} />;
  }
  if (judged?.state === 'unsure') return <ScoreChip band="unsure" />;
  return <span className="text-15 text-ink-3">{judged ? wordFor(judged) : 'Skipped'}</span>;
}
