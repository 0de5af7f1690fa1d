import { ARTICULATIONS } from '../../src/ui/mouth/articulation.ts';
import {
  mouthOutline,
  PALATE,
  softPalate,
  tongueOutline,
  tongueTop,
} from '../../src/ui/mouth/outlines.ts';
import { fill, picture, short, stroke, WIDTH, words } from './svg.ts';

type Panel = { phone: string; title: string; note: string; beside?: string };

/** Two mouths side by side, as the verdict draws them; `beside` adds another tongue as dots. */
export function mouths(panels: readonly Panel[]): string {
  const wide = WIDTH / panels.length;
  const drawn = panels.map(({ phone, title, note, beside }, at) => {
    const target = ARTICULATIONS[phone];
    if (!target) throw new Error(`No mouth for ${phone}`);
    const other = beside === undefined ? undefined : ARTICULATIONS[beside];
    const face = mouthOutline(target);
    return [
      `<g transform="translate(${short(at * wide + 14)} 14) scale(.94)">`,
      `<g ${stroke('ink-3', 2.2)}><path d="${face.upperLip}"/><path d="${face.lowerLip}"/><path d="M207 40c6 36 7 96 4 158"/></g>`,
      `<g ${stroke('ink-3', 5)}><path d="${PALATE}"/><path d="${softPalate(target.air === 'nose')}"/></g>`,
      `<path d="${tongueOutline(target.tongue)}" ${stroke('model', 3)} ${fill('model-soft')} fill-opacity=".6"/>`,
      `<g ${stroke('ink-3', 2)} ${fill('surface')}><path d="M55 80h12l-2.5 21c-.5 4-6 4-7 0z"/><path d="${face.lowerTooth}"/></g>`,
      other ? `<path d="${tongueTop(other.tongue)}" ${stroke('voice', 3.5, '.5 7')}/>` : '',
      '</g>',
      words((at + 0.5) * wide, 236, title, { size: 21, bold: true }),
      words((at + 0.5) * wide, 262, note, { size: 17, color: 'ink-2' }),
    ].join('\n');
  });
  return picture(284, drawn.join('\n'));
}

/** A part of a word as a microphone sees it. */
type Part = { kind: 'voice' | 'puff' | 'silence' | 'hum' | 'tap'; long: number };
type Strip = { label: string; note: string; parts: readonly Part[] };

const STEP = 7;

/** Strokes as tall as the sound is loud; a dotted line where there is none. */
export function strips(list: readonly Strip[]): string {
  const rows = list.map(({ label, note, parts }, at) => {
    const middle = 46 + at * 76;
    let x = 150;
    const drawn = parts.map(({ kind, long }) => {
      const from = x;
      x += long * STEP;
      if (kind === 'silence')
        return `<path d="M${from} ${middle}H${x - STEP}" ${stroke('ink-3', 3, '.1 7')}/>`;
      const lines = Array.from({ length: long }, (_, step) => {
        const half = halfHeight(kind, (step + 0.5) / long, step);
        return `M${from + step * STEP} ${short(middle - half)}v${short(2 * half)}`;
      });
      const color = kind === 'voice' ? 'model' : kind === 'hum' ? 'ink-3' : 'voice';
      return `<path d="${lines.join('')}" ${stroke(color, 3.5)}/>`;
    });
    return [
      words(24, middle - 2, label, { anchor: 'start', size: 20, bold: true }),
      words(24, middle + 20, note, { anchor: 'start', size: 17, color: 'ink-2' }),
      ...drawn,
    ].join('\n');
  });
  return picture(16 + list.length * 76, rows.join('\n'));
}

function halfHeight(kind: Part['kind'], along: number, step: number): number {
  if (kind === 'voice') return 9 + 17 * Math.sin(Math.PI * (0.12 + 0.76 * along)) - (step % 2) * 4;
  if (kind === 'puff') return 11 - 8 * along - (step % 2) * 2;
  return kind === 'hum' ? 8 - (step % 2) * 2 : 4;
}

type Vowel = { sign: string; word: string; x: number; y: number; strong?: boolean };

/** The space in which the tongue moves, with the vowels that a post is about. */
export function vowelSpace(vowels: readonly Vowel[]): string {
  const body = [
    `<path d="M96 34H448V286H262Z" ${stroke('model-soft', 2)}/>`,
    `<path d="M151 118H448M207 202H448" ${stroke('line', 1.5)}/>`,
    words(58, 318, '← tongue forward', { anchor: 'start', size: 17, color: 'ink-3' }),
    words(448, 318, 'back →', { anchor: 'end', size: 17, color: 'ink-3' }),
    words(24, 200, 'jaw opens ↓', { anchor: 'start', size: 17, color: 'ink-3' }),
    ...vowels.map(({ sign, word, x, y, strong }) =>
      [
        `<circle cx="${x}" cy="${y}" r="23" ${fill(strong ? 'voice' : 'sunken')}/>`,
        words(x, y + 9, sign, { size: 26, bold: true, color: strong ? 'on-voice' : 'ink' }),
        words(x + 32, y + 6, word, { anchor: 'start', color: 'ink-2' }),
      ].join('\n'),
    ),
  ];
  return picture(338, body.join('\n'));
}
