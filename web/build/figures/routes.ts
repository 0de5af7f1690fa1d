import { fill, picture, stroke, words } from './svg.ts';

/** The two ways from your voice to your ear, and the one that a microphone gets. */
export function routes(): string {
  const box = (x: number, y: number, wide: number, text: string, strong = false) =>
    `<rect x="${x}" y="${y}" width="${wide}" height="52" rx="12" ${fill(strong ? 'voice' : 'sunken')}/>
${words(x + wide / 2, y + 33, text, { bold: strong, color: strong ? 'on-voice' : 'ink' })}`;
  const arrow = (path: string, color: 'model' | 'voice') =>
    `<path d="${path}" ${stroke(color, 3)}/>`;
  return picture(
    300,
    [
      box(24, 124, 116, 'Your voice', true),
      box(330, 54, 126, 'Your ear'),
      box(330, 194, 126, 'Microphone'),
      arrow('M84 116C96 66 160 54 318 66m-11-8 11 8-12 7', 'voice'),
      words(176, 42, 'through bone: low and full', { size: 17, color: 'voice' }),
      arrow('M150 142C210 128 260 108 318 96m-13-4 13 4-9 10', 'model'),
      arrow('M150 160C210 174 260 194 318 214m-9-10 9 10-13 3', 'model'),
      words(152, 246, 'through air:', { size: 17, color: 'ink-2' }),
      words(152, 268, 'what all others hear', { size: 17, color: 'ink-2' }),
    ].join('\n'),
  );
}
