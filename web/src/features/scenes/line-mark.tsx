import { BandMark } from '../../ui/band-mark.tsx';
import { bandLabels, bandOf } from '../../ui/bands.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Judged } from './run.ts';

/** What came of a line, small and quiet: the scene goes on. */
export function LineMark({ judged }: { judged: Judged | undefined }) {
  if (!judged) return <span className="size-5" />;
  return (
    <span className="grid size-5 place-items-center text-ink-3">
      {judged.state === 'checking' ? (
        <i
          aria-hidden
          className="size-2 animate-breathe rounded-full bg-line-strong motion-reduce:animate-none"
        />
      ) : (
        judged.state !== 'failed' && <BandMark band={bandIn(judged)} />
      )}
      {judged.state === 'failed' && <b aria-hidden>!</b>}
      <VisuallyHidden>{wordFor(judged)}</VisuallyHidden>
    </span>
  );
}

const bandIn = (judged: Judged) =>
  judged.state === 'scored' ? bandOf(judged.score) : ('unsure' as const);

export function wordFor(judged: Judged): string {
  if (judged.state === 'checking') return 'Checking';
  return judged.state === 'failed' ? 'Not checked' : bandLabels[bandIn(judged)];
}
