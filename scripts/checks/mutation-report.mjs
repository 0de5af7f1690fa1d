/** @typedef {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored'} Status */
/** @typedef {{ original: string, replacement?: string, status: Status, location: { start: { line: number } } }} Mutant */
/** @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report */

/** A change that ends in an error or never ends was noticed. */
const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError']);
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

const short = (/** @type {string} */ code) => code.replaceAll(/\s+/g, ' ').slice(0, 80);

/**
 * A line for each file, the worst first, the sum last; and each change that no test noticed.
 * @returns {{ lines: string[], survivors: string[] }}
 */
export function mutationReport(/** @type {Report} */ { files }) {
  const rows = Object.entries(files)
    .map(([path, { mutants }]) => {
      const counted = mutants.filter(({ status }) => COUNTED.has(status));
      const noticed = counted.filter(({ status }) => NOTICED.has(status)).length;
      return { path, counted, noticed, share: noticed / counted.length };
    })
    .filter(({ counted }) => counted.length > 0)
    .toSorted((a, b) => a.share - b.share);
  const sum = rows.reduce(
    ({ noticed, all }, row) => ({ noticed: noticed + row.noticed, all: all + row.counted.length }),
    { noticed: 0, all: 0 },
  );
  const survivors = rows.flatMap(({ path, counted }) =>
    counted
      .filter(({ status }) => !NOTICED.has(status))
      .map(
        ({ location, original, replacement = '' }) =>
          `${path}:${location.start.line}  ${short(original)} → ${short(replacement)}`,
      ),
  );
  const line = (
    /** @type {number} */ noticed,
    /** @type {number} */ all,
    /** @type {string} */ name,
  ) =>
    `${`${noticed} of ${all}`.padStart(14)}  ${`${Math.round((100 * noticed) / all)} %`.padStart(5)}  ${name}`;
  return {
    lines: [
      ...rows.map(({ path, counted, noticed }) => line(noticed, counted.length, path)),
      line(sum.noticed, sum.all, 'all'),
    ],
    survivors,
  };
}
