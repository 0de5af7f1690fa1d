import type { ReactNode } from 'react';
import type { Band } from './bands.ts';
import { classNames } from './class-names.ts';
import { SoundSegments } from './sound-segments.tsx';

/** One sound of an opened word: glyph, keyword (bold where the sound is), segment. Use in a list. */
export function SoundTile({
  glyph,
  keyword,
  band,
  flagged = false,
}: {
  glyph: string;
  keyword: ReactNode;
  band: Band;
  /** The one sound of the word to work on. */
  flagged?: boolean;
}) {
  return (
    <li
      className={classNames(
        'grid max-w-24 min-w-0 flex-1 justify-items-center gap-1.5 rounded-tile bg-surface text-center',
        flagged ? 'border-2 px-[7px] pt-[11px] pb-[9px]' : 'border border-line px-2 pt-3 pb-2.5',
        flagged && (band === 'close' ? 'border-close-fill' : 'border-notyet-fill'),
      )}
    >
      <span className="font-display text-[2.125rem] leading-none font-medium md:text-[2.5rem]">
        {glyph}
      </span>
      <span className="text-13 leading-[1.2] whitespace-nowrap text-ink-3 [&_b]:font-bold [&_b]:text-ink">
        {keyword}
      </span>
      <span className="mt-0.5 w-full">
        <SoundSegments sounds={[band]} size="s" />
      </span>
    </li>
  );
}
