import { BandMark } from '../../ui/band-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LinePair } from './topics.ts';

type Answer = { said: 0 | 1; heard: 0 | 1 };

/** The two lines: what the listener chooses from, and afterwards what both can hear. */
export function LineChoice({
  lines,
  answer,
  disabled = false,
  onPress,
}: {
  lines: LinePair;
  /** Undefined until one is chosen. */
  answer: Answer | undefined;
  disabled?: boolean;
  onPress: (which: 0 | 1) => void;
}) {
  return (
    <div role="group" aria-label="Lines" className="grid gap-3 md:grid-cols-2 md:gap-5">
      {([0, 1] as const).map((which) => (
        <button
          key={which}
          type="button"
          disabled={disabled}
          aria-label={answer && `Listen to ${lines[which]}`}
          onClick={() => onPress(which)}
          className={classNames(
            'grid min-h-28 min-w-0 content-center justify-items-center gap-2 rounded-card border-2 px-4 py-5 text-center transition-colors md:min-h-44',
            lookOf(which, answer),
          )}
        >
          <span
            lang="en-US"
            className="max-w-full font-display text-[clamp(1.5rem,1.1rem+1.8vw,2.25rem)] leading-[1.2] font-medium wrap-anywhere"
          >
            {lines[which]}
          </span>
          <span aria-hidden className="flex min-h-6 items-center gap-1.5 text-15 text-ink-2">
            {answer && <Told which={which} {...answer} />}
          </span>
        </button>
      ))}
    </div>
  );
}

function lookOf(which: 0 | 1, answer: Answer | undefined): string {
  if (answer?.said === which) return 'border-clear-fill bg-clear-tint';
  if (answer?.heard === which) return 'border-notyet-fill bg-surface';
  return 'border-line-strong bg-surface hover:bg-sunken';
}

/** Shape and word say what the color says. */
function Told({ which, said, heard }: { which: 0 | 1 } & Answer) {
  if (said === which) {
    return (
      <>
        <BandMark band="clear" />
        {heard === which ? 'Said and heard' : 'Said'}
      </>
    );
  }
  if (heard !== which) return null;
  return (
    <>
      <BandMark band="notyet" />
      Heard
    </>
  );
}
