/** Units across; a phone shows them at 0.73, so nothing is written smaller than 17. */
export const WIDTH = 480;

/** The tokens of `web/src/styles/tokens.css` that figures use: in light, in dark. */
const COLORS = {
  surface: ['#ffffff', '#191c1b'],
  sunken: ['#e9ebe6', '#232726'],
  ink: ['#15181c', '#f0f1ec'],
  'ink-2': ['#474d55', '#b9bdb8'],
  'ink-3': ['#5f656d', '#979d99'],
  line: ['#daddd6', '#2d3230'],
  voice: ['#1d43d1', '#8facff'],
  'voice-tint': ['#e4eafd', '#1c2647'],
  'on-voice': ['#ffffff', '#0b1440'],
  model: ['#3b4046', '#cdd0ca'],
  'model-soft': ['#c9ccc8', '#454b48'],
} as const;
export type Color = keyof typeof COLORS;

/**
 * The text of a file of its own: a picture sees neither the page's styles nor its fonts. It has a
 * card to stand on, so that it can be read even where a browser takes the wrong theme for it.
 */
export function picture(height: number, body: string): string {
  const colors = (theme: 0 | 1) =>
    Object.entries(COLORS)
      .map(([name, values]) => `--${name}:${values[theme]}`)
      .join(';');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'Source Sans 3','Noto Sans',system-ui,sans-serif">
<style>:root{${colors(0)}}@media (prefers-color-scheme:dark){:root{${colors(1)}}}text{stroke:none}</style>
<rect x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="16" ${fill('surface')} ${stroke('line', 1)}/>
${body}
</svg>
`;
}

export const fill = (color: Color) => `style="fill:var(--${color})"`;
export const stroke = (color: Color, width: number, dashes?: string) =>
  `stroke="var(--${color})" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`;

type TextOptions = {
  size?: number;
  color?: Color;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
};

export function words(
  x: number,
  y: number,
  text: string,
  { size = 18, color = 'ink', anchor = 'middle', bold = false }: TextOptions = {},
): string {
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" text-anchor="${anchor}"${weight} ${fill(color)}>${escaped(text)}</text>`;
}

export const short = (value: number) => Math.round(value * 10) / 10;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
