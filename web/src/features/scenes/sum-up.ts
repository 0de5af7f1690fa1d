import type { PastRun, SceneWithLines } from './queries.ts';
import { type Lines, mineIn, type SceneRun, scoredIn } from './run.ts';

type Of = Pick<SceneWithLines, 'parts'> & { lines: Lines };

/** What was done in a run, and how much of it; its score speaks for the whole only of all lines. */
export function sumUp(run: SceneRun, { lines, parts }: Of) {
  const mine = mineIn(run, lines);
  const said = mine.filter((line) => run.said[line]).length;
  const scored = scoredIn(run).length;
  const isWhole = said === mine.length;
  return {
    name: nameOf(run, parts, isWhole),
    isWhole,
    /** Empty where every line has a score. */
    partly:
      (!isWhole && `You said ${said} of ${mine.length} lines`) ||
      (scored < mine.length && `We scored ${scored} of ${mine.length} lines`) ||
      '',
  };
}

function nameOf({ mode, part }: SceneRun, parts: Of['parts'], isWhole: boolean): string {
  if (mode === 'part') return `You played the ${parts[part ?? 0].toLowerCase()}`;
  return isWhole ? 'You shadowed the scene' : 'You shadowed part of the scene';
}

/** How many lines the score of an earlier run is for; empty where that is all of them. */
export function partlyOf(
  { part, lines: counted }: Pick<PastRun, 'part' | 'lines'>,
  lines: Lines,
): string {
  const mine = mineIn({ part }, lines);
  const scored = mine.filter((line) =>
    counted.some((one) => one.line === line && one.score !== null),
  ).length;
  return scored === 0 || scored === mine.length ? '' : `${scored} of ${mine.length} lines`;
}
