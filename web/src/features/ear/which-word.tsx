import { BandMark } from '../../ui/band-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { spokenAs, type Words } from './spoken-as.ts';

type Answer = { said: 0 | 1; chose: 0 | 1 };

/** The two words of a pair: what is chosen from, and afterwards what is listened to. */
export function WhichWord({
  words,
  disabled,
  answer,
  sounding,
  onPress,
}: {
  words: Words;
  /** Nothing was heard yet to choose by. They keep the focus. */
  disabled: boolean;
  /** Undefined until one is chosen. */
  answer: Answer | undefined;
  /** The word that is being played, where the answer is known. */
  sounding: number | undefined;
  onPress: (which: 0 | 1) => void;
}) {
  return (
    <div role="group" aria-label="Words" className="grid grid-cols-2 gap-3 md:gap-5">
      {([0, 1] as const).map((which) => (
        <button
          key={which}
          type="button"
          aria-disabled={disabled || undefined}
          aria-keyshortcuts={String(which + 1)}
          onClick={() => onPress(which)}
          className={classNames(
            'grid min-h-40 min-w-0 content-center justify-items-center gap-2 rounded-card border-2 px-2 py-5 text-center transition-colors aria-disabled:cursor-default aria-disabled:text-ink-2 md:min-h-52',
            lookOf(which, answer),
            sounding === which && 'outline-3 outline-offset-3 outline-line-strong',
          )}
        >
          {answer && <VisuallyHidden>Listen to </VisuallyHidden>}
          <span
            lang="en-US"
            className="max-w-full font-display text-[clamp(1.625rem,1.1rem+2.4vw,2.75rem)] leading-[1.15] font-medium wrap-anywhere"
          >
            {words[which].text}
          </span>
          <VisuallyHidden>{spokenAs(words, which)}</VisuallyHidden>
          <span aria-hidden className="flex min-h-6 items-center gap-1.5 text-15 text-ink-2">
            {answer ? (
              <Said which={which} {...answer} />
            ) : (
              <kbd className="font-text pointer-coarse:hidden">{which + 1}</kbd>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

function lookOf(which: 0 | 1, answer: Answer | undefined): string {
  if (answer?.said === which) return 'border-clear-fill bg-clear-tint';
  if (answer?.chose === which) return 'border-notyet-fill bg-surface';
  return 'border-line-strong bg-surface hover:bg-sunken';
}

/** Shape and word say what the color says. */
function Said({ which, said, chose }: { which: 0 | 1 } & Answer) {
  if (said === which) {
    return (
      <>
        <BandMark band="clear" />
        {chose === which ? 'Right' : 'It was this one'}
      </>
    );
  }
  if (chose !== which) return null;
  return (
    <>
      <BandMark band="notyet" />
      You chose
    </>
  );
}
