export const LEVEL_CELLS = 21;
/** Cells of the meter that are neither too quiet nor too loud: from, and up to before. */
export const GOOD_CELLS = { from: 6, to: 17 };

export type LevelName = 'Quiet' | 'Good level' | 'Loud';

/** Microphone level from 0 to 1 as lit cells, and what to call it. */
export function levelReading(level: number): { lit: number; name: LevelName } {
  const lit = Math.round(Math.min(1, Math.max(0, level)) * LEVEL_CELLS);
  if (lit <= GOOD_CELLS.from) return { lit, name: 'Quiet' };
  return { lit, name: lit <= GOOD_CELLS.to ? 'Good level' : 'Loud' };
}
