import type { CSSProperties } from 'react';
import { type Band, bandLabels } from '../../../ui/bands.ts';
import { keywordOf, keywordText, spokenName } from '../../../ui/sound-names.tsx';
import { SoundSegments } from '../../../ui/sound-segments.tsx';
import { SoundTile } from '../../../ui/sound-tile.tsx';
import { type Playback, sayKey } from '../playback/playback.ts';
import type { WordView } from './word-views.ts';

/** The sounds of an opened word; each says the word it is known by. Under them, what the bars say. */
export function SoundTiles({
  view: { word, sounds, flagged, extra },
  playback: { playing, say },
}: {
  view: WordView;
  playback: Pick<Playback, 'playing' | 'say'>;
}) {
  const count = word.sounds.length + (extra ? 1 : 0);
  const extraTile = extra && (
    <SoundTile glyph={`+${extra.ipa}`} keyword="extra" band="close" flagged />
  );
  const isFirst = extra?.phone === 'HH';
  return (
    <div className="grid gap-2">
      <ul
        style={
          {
            '--tiles': columnsFor(count, IN_A_ROW.phone),
            '--tiles-wide': columnsFor(count, IN_A_ROW.wide),
          } as CSSProperties
        }
        className="grid grid-cols-[repeat(var(--tiles),minmax(0,6rem))] gap-2 md:grid-cols-[repeat(var(--tiles-wide),minmax(0,6rem))]"
      >
        {isFirst && extraTile}
        {word.sounds.map(({ phone, ipa }, at) => {
          const keyword = keywordText(phone, ipa);
          return (
            <SoundTile
              key={at}
              glyph={ipa}
              keyword={keywordOf(phone, ipa)}
              name={spokenName(phone, ipa)}
              band={sounds[at] ?? 'unsure'}
              flagged={at === flagged}
              playing={playing === sayKey(keyword)}
              onPlay={say && (() => say(keyword))}
            />
          );
        })}
        {!isFirst && extraTile}
      </ul>
      <BarKey bands={extra ? [...sounds, 'close'] : sounds} />
    </div>
  );
}

const BANDS: readonly Band[] = ['clear', 'close', 'notyet', 'unsure'];

function BarKey({ bands }: { bands: readonly Band[] }) {
  return (
    <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-13 text-ink-2">
      {BANDS.filter((band) => bands.includes(band)).map((band) => (
        <span key={band} className="inline-flex items-center gap-1.5">
          <span className="w-4.5">
            <SoundSegments sounds={[band]} size="s" />
          </span>
          {bandLabels[band]}
        </span>
      ))}
    </p>
  );
}

const IN_A_ROW = { phone: 5, wide: 7 };

/** Rows of about the same length, so that no tile stands alone. */
export function columnsFor(tiles: number, most: number): number {
  return Math.ceil(tiles / Math.ceil(tiles / most));
}
