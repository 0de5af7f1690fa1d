import { classNames } from './class-names.ts';

/** Where a round stands: full is right, a cross is wrong, a ring is now. The text says it as well. */
export function RoundDots({
  what = 'Question',
  here,
  total,
  isRight,
}: {
  what?: 'Question' | 'Line';
  /** The place of the question that is asked, or whose answer is shown. */
  here: number;
  total: number;
  /** Undefined for what has no answer yet. */
  isRight: (place: number) => boolean | undefined;
}) {
  return (
    <div className="grid gap-2">
      <p className="num text-15 text-ink-2">
        {what} {here + 1} of {total}
      </p>
      <div aria-hidden className="flex max-w-130 gap-1 md:gap-1.5">
        {Array.from({ length: total }, (_, place) => (
          <i
            key={place}
            className={classNames(
              'h-2.5 min-w-0 flex-1 rounded-full forced-colors:border',
              lookOf(isRight(place), place === here),
            )}
          />
        ))}
      </div>
    </div>
  );
}

function lookOf(isRight: boolean | undefined, isHere: boolean): string {
  if (isRight !== undefined) return isRight ? 'bg-clear-fill' : 'border-2 border-notyet-fill';
  return isHere ? 'border-2 border-ink' : 'bg-line';
}
