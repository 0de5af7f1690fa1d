import { smoothLine } from '../../src/ui/smooth-line.ts';
import { fill, picture, short, stroke, WIDTH, words } from './svg.ts';

/** A syllable and the pitch it goes through, from 0 (low) to 1 (high). */
export type Syllable = {
  text: string;
  pitch: readonly number[];
  strong?: boolean;
  /** 1 unless it is longer or shorter than others. */
  long?: number;
  /** A silence after it. */
  pause?: boolean;
};
type Tune = { label: string; syllables: readonly Syllable[] };

const LEFT = 28;
const ACROSS = WIDTH - 2 * LEFT;
const PAUSE = 0.7;

/** The melody above the words it carries; a strong syllable has a dot. */
export function tunes(list: readonly Tune[], { high = 58 } = {}): string {
  const row = high + 82;
  const drawn = list.map(({ label, syllables }, at) => {
    const top = 14 + at * row;
    const total = syllables.reduce((sum, one) => sum + lengthOf(one), 0);
    const unit = ACROSS / total;
    const low = top + 40 + high;
    let x = LEFT;
    const runs: [number, number][][] = [[]];
    const marks: string[] = [];
    for (const syllable of syllables) {
      const wide = (syllable.long ?? 1) * unit;
      const spots = syllable.pitch.map((pitch, step): [number, number] => [
        x + (wide * (step + 0.5)) / syllable.pitch.length,
        low - pitch * high,
      ]);
      runs.at(-1)?.push(...spots);
      const peak = spots.toSorted((one, other) => one[1] - other[1])[0];
      if (syllable.strong && peak) {
        marks.push(
          `<circle cx="${short(peak[0])}" cy="${short(peak[1])}" r="7" ${fill('voice')}/>`,
        );
      }
      marks.push(
        words(x + wide / 2, low + 28, syllable.text, {
          size: 18,
          bold: syllable.strong ?? false,
          color: syllable.strong ? 'ink' : 'ink-2',
        }),
      );
      x += wide;
      if (syllable.pause) {
        marks.push(
          `<path d="M${short(x + (PAUSE * unit) / 2)} ${top + 34}V${low + 34}" ${stroke('ink-3', 2, '2 6')}/>`,
        );
        x += PAUSE * unit;
        runs.push([]);
      }
    }
    return [
      words(LEFT, top + 18, label, { anchor: 'start', color: 'ink-2' }),
      ...runs.map((spots) => `<path d="${smoothLine(spots)}" ${stroke('model-soft', 20)}/>`),
      ...runs.map((spots) => `<path d="${smoothLine(spots)}" ${stroke('voice', 4)}/>`),
      ...marks,
    ].join('\n');
  });
  return picture(14 + list.length * row, drawn.join('\n'));
}

const lengthOf = ({ long = 1, pause = false }: Syllable) => long + (pause ? PAUSE : 0);
