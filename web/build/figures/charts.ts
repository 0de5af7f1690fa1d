import { fill, picture, short, stroke, WIDTH, words } from './svg.ts';

const LEFT = 24;
const ACROSS = WIDTH - 2 * LEFT;

type Bar = { label: string; value: number; text: string; strong?: boolean };

/** One bar a line, its name above it and its figure behind it. */
export function bars(most: number, list: readonly Bar[]): string {
  const room = ACROSS - 84;
  const lines = list.map(({ label, value, text, strong = true }, at) => {
    const top = 22 + at * 66;
    const long = (value / most) * room;
    return [
      words(LEFT, top + 16, label, { anchor: 'start', color: 'ink-2' }),
      `<rect x="${LEFT}" y="${top + 26}" width="${room}" height="18" rx="9" ${fill('sunken')}/>`,
      `<rect x="${LEFT}" y="${top + 26}" width="${short(long)}" height="18" rx="9" ${fill(strong ? 'voice' : 'model')}/>`,
      words(WIDTH - LEFT, top + 42, text, { anchor: 'end', size: 20, bold: true }),
    ].join('\n');
  });
  return picture(22 + list.length * 66 + 4, lines.join('\n'));
}

/** How long and how strong each piece is; `pause` is a silence after it. */
export type Piece = { text: string; long: number; strong?: boolean; pause?: number };
type Row = { label: string; pieces: readonly Piece[] };

const GAP = 5;

/** Rows of pieces on one scale of time: what is longer takes longer. */
export function timelines(rows: readonly Row[], height = 108): string {
  const longest = Math.max(
    ...rows.map(({ pieces }) => pieces.reduce((sum, one) => sum + one.long + (one.pause ?? 0), 0)),
  );
  const most = Math.max(...rows.map(({ pieces }) => pieces.length));
  const unit = (ACROSS - GAP * (most - 1)) / longest;
  const drawn = rows.map(({ label, pieces }, at) => {
    const top = 16 + at * height;
    let x = LEFT;
    const boxes = pieces.map(({ text, long, strong, pause = 0 }) => {
      const wide = long * unit;
      const high = strong ? 46 : 34;
      const y = top + 32 + (46 - high);
      const box = `<rect x="${short(x)}" y="${y}" width="${short(wide)}" height="${high}" rx="9" ${fill(strong ? 'voice' : 'sunken')}/>
${words(x + wide / 2, y + high / 2 + 6, text, { size: 18, bold: strong ?? false, color: strong ? 'on-voice' : 'ink' })}`;
      const silence =
        pause > 0
          ? `<path d="M${short(x + wide + GAP + 5)} ${top + 61}h${short(pause * unit - 14)}" ${stroke('ink-3', 3, '.1 8')}/>`
          : '';
      x += wide + pause * unit + GAP;
      return box + silence;
    });
    return [words(LEFT, top + 18, label, { anchor: 'start', color: 'ink-2' }), ...boxes].join('\n');
  });
  return picture(16 + rows.length * height, drawn.join('\n'));
}

type Choice = { when: string; sign: string; example: string };

/** What leads to what: a condition, the sound it asks for, a word that has it. */
export function choices(list: readonly Choice[]): string {
  const rows = list.map(({ when, sign, example }, at) => {
    const y = 18 + at * 68;
    return [
      words(LEFT, y + 34, when, { anchor: 'start', size: 17 }),
      `<path d="M240 ${y + 28}h20m-7-6 7 6-7 6" ${stroke('ink-3', 2)}/>`,
      `<rect x="276" y="${y}" width="76" height="54" rx="12" ${fill('voice-tint')}/>`,
      words(314, y + 36, sign, { size: 26, bold: true, color: 'voice' }),
      words(WIDTH - 20, y + 34, example, { size: 17, anchor: 'end', color: 'ink-2' }),
    ].join('\n');
  });
  return picture(18 + list.length * 68 + 4, rows.join('\n'));
}
