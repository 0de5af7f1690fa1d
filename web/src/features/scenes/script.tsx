import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Line, SceneWithLines } from './queries.ts';

type Props = {
  scene: Pick<SceneWithLines, 'parts' | 'lines'>;
  /** The line that is on; it is kept in view. */
  current: number | undefined;
  /** Whether the learner says this line: theirs are blue. */
  isMine?: (place: number) => boolean;
  renderText: (line: Line, place: number) => ReactNode;
  /** What came of a line. */
  renderMark?: (place: number) => ReactNode;
  /** What a tap on a line does. */
  onLine?: (place: number) => void;
};

/** What the two say, one line under the other. The second part stands further in. */
export function Script({ scene: { parts, lines }, current, ...rest }: Props) {
  return (
    <ol aria-label="The lines of the scene" className="grid gap-1">
      {lines.map((line, place) => (
        <ScriptLine
          key={line.id}
          name={parts[line.part]}
          line={line}
          place={place}
          isCurrent={place === current}
          {...rest}
        />
      ))}
    </ol>
  );
}

function ScriptLine({
  name,
  line,
  place,
  isCurrent,
  isMine,
  renderText,
  renderMark,
  onLine,
}: Omit<Props, 'scene' | 'current'> & {
  name: string;
  line: Line;
  place: number;
  isCurrent: boolean;
}) {
  const mine = isMine?.(place) ?? false;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  }, [isCurrent]);
  const text = (
    <>
      <span className="block text-15 font-semibold text-ink-3">
        {name}
        {mine && ' (you)'}
      </span>
      <span
        lang="en-US"
        className={classNames(
          'block font-display text-[1.375rem] leading-[1.3] font-medium md:text-24',
          mine && 'text-voice',
        )}
      >
        {renderText(line, place)}
      </span>
    </>
  );
  const box = classNames(
    'relative min-w-0 rounded-tile px-3.5 py-2.5 text-left',
    isCurrent &&
      'bg-surface inset-ring-[1.5px] inset-ring-line-strong before:absolute before:top-4 before:left-1.5 before:h-4 before:w-1 before:rounded-[2px] before:bg-ink forced-colors:border',
  );
  return (
    <li
      ref={item}
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        // A bar at the foot of the screen must not cover the line that is on.
        'grid scroll-mt-6 scroll-mb-48 [@media(height<30rem)]:scroll-mb-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-2',
        line.part === 1 && 'ml-6 md:ml-14',
      )}
    >
      {onLine ? (
        <button
          type="button"
          title="Listen from this line"
          onClick={() => onLine(place)}
          className={classNames(
            box,
            'scroll-mt-6 scroll-mb-48 hover:bg-sunken [@media(height<30rem)]:scroll-mb-6',
          )}
        >
          {text}
        </button>
      ) : (
        <p className={box}>{text}</p>
      )}
      {renderMark?.(place)}
    </li>
  );
}

const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
