import { Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Band } from './bands.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { SoundSegments } from './sound-segments.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Shown = {
  glyph: string;
  keyword: ReactNode;
  band: Band;
  /** The one sound of the word to practice. */
  flagged?: boolean;
};

const flaggedBorders = {
  clear: 'border-clear-fill',
  close: 'border-close-fill',
  notyet: 'border-notyet-fill',
  unsure: 'border-line-strong',
};

/**
 * One sound of an opened word: glyph, keyword (bold where the sound is), segment. Use in a list.
 * With `onPlay` it is a button that says the keyword.
 */
export function SoundTile({
  playing = false,
  onPlay,
  name = '',
  ...shown
}: Shown & {
  playing?: boolean;
  onPlay?: (() => void) | undefined;
  /** How the sound is read aloud: "th as in thin". */
  name?: string;
}) {
  const { band, flagged } = shown;
  const look = classNames(
    'grid w-full justify-items-center gap-1.5 rounded-tile bg-surface text-center',
    flagged ? 'border-2 px-[7px] pt-[11px] pb-[9px]' : 'border border-line px-2 pt-3 pb-2.5',
    flagged && flaggedBorders[band],
  );
  return (
    <li className="flex max-w-24 min-w-0 flex-1">
      {onPlay ? (
        <button
          type="button"
          aria-pressed={playing}
          onClick={onPlay}
          className={classNames(look, 'relative transition-colors hover:bg-paper')}
        >
          <VisuallyHidden>Listen to {name}</VisuallyHidden>
          <span aria-hidden className="contents">
            <Faces {...shown} />
          </span>
          <Icon
            of={playing ? Square : Volume2}
            size={playing ? 11 : 14}
            className="absolute top-1.5 right-1.5 text-ink-3"
          />
        </button>
      ) : (
        <div className={look}>
          <Faces {...shown} />
        </div>
      )}
    </li>
  );
}

function Faces({ glyph, keyword, band }: Shown) {
  return (
    <>
      <span className="font-display text-[2.125rem] leading-none font-medium md:text-[2.5rem]">
        {glyph}
      </span>
      <span className="text-13 leading-[1.2] whitespace-nowrap text-ink-3 [&_b]:font-bold [&_b]:text-ink">
        {keyword}
      </span>
      <span className="mt-0.5 w-full">
        <SoundSegments sounds={[band]} size="s" />
      </span>
    </>
  );
}
