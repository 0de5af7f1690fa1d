import type { StressItem } from '@saywell/contract';
import { BandMark } from '../../ui/band-mark.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The syllables of a word, or words of a sentence: keys 1 to 4 choose. */
export function StrongPart({
  item: { parts, strong, kind },
  chose,
  disabled,
  onPress,
}: {
  item: StressItem;
  /** Undefined until one is chosen. */
  chose: number | undefined;
  /** Nothing was heard yet to choose by. */
  disabled: boolean;
  onPress: (part: number) => void;
}) {
  const isAnswered = chose !== undefined;
  return (
    <div
      role="group"
      aria-label={kind === 'focus' ? 'Words' : 'Syllables'}
      className="flex flex-wrap gap-2 md:gap-3"
    >
      {parts.map((part, at) => (
        <button
          key={at}
          type="button"
          aria-disabled={disabled || isAnswered || undefined}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onPress(at)}
          className={classNames(
            'grid min-h-28 min-w-19 flex-1 content-center justify-items-center gap-2 rounded-card border-2 px-1.5 py-4 text-center transition-colors aria-disabled:cursor-default md:min-h-36',
            lookOf(at, strong, chose),
          )}
        >
          <span
            lang="en-US"
            className="max-w-full font-display text-[clamp(1.5rem,1rem+2.4vw,2.5rem)] leading-[1.15] font-medium wrap-anywhere"
          >
            {isAnswered && at === strong && kind !== 'focus' ? part.toUpperCase() : part}
          </span>
          <span
            className={classNames(
              'flex min-h-6 items-center gap-1.5 text-15 whitespace-nowrap text-ink-2',
              // Four on a phone are narrow: the mark stands above its word.
              parts.length > 3 && 'max-md:min-h-11 max-md:flex-col max-md:gap-0.5 max-md:text-13',
            )}
          >
            {isAnswered ? (
              <Answer isStrong={at === strong} isChosen={at === chose} />
            ) : (
              <kbd aria-hidden className="font-text pointer-coarse:hidden">
                {at + 1}
              </kbd>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

function lookOf(at: number, strong: number, chose: number | undefined): string {
  if (chose === undefined) return 'border-line-strong bg-surface hover:bg-sunken';
  if (at === strong) return 'border-clear-fill bg-clear-tint';
  return at === chose ? 'border-notyet-fill bg-surface' : 'border-line bg-surface';
}

/** Shape and word say what the color says. */
function Answer({ isStrong, isChosen }: { isStrong: boolean; isChosen: boolean }) {
  if (!isStrong && !isChosen) return null;
  return (
    <>
      <BandMark band={isStrong ? 'clear' : 'notyet'} />
      {isStrong ? 'Strong' : 'You chose'}
    </>
  );
}
