/**
 * One row of the table: a figure, and how large (`atMost`) or small (`atLeast`) it may be. Without
 * either it is informational.
 * @typedef {object} Row
 * @property {string} what
 * @property {number} measured
 * @property {string} unit
 * @property {number} [digits]
 * @property {number} [atMost]
 * @property {number} [atLeast]
 * @property {string} [note]
 */

/**
 * Prints JSON with `--json`, otherwise a table. The exit code says whether a bar is missed.
 * @param {readonly Row[]} rows
 */
export function printRows(rows) {
  console.log(process.argv.includes('--json') ? JSON.stringify(rows) : tableOf(rows));
  if (!rows.every(meets)) process.exitCode = 1;
}

/**
 * A figure that could not be measured (NaN) misses its bar.
 * @param {Row} row
 * @returns {boolean}
 */
export function meets({ measured, atMost, atLeast }) {
  return (
    (atMost === undefined || measured <= atMost) && (atLeast === undefined || measured >= atLeast)
  );
}

/**
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function tableOf(rows) {
  const cells = rows.map((row) => [row.what, valueOf(row), barOf(row), verdictOf(row)]);
  const all = [['', 'measured', 'bar', ''], ...cells];
  const width = (/** @type {number} */ column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0));
  const lines = all.map(([what = '', value = '', bar = '', verdict = ''], i) =>
    [
      what.padEnd(width(0)),
      value.padStart(width(1)),
      bar.padStart(width(2)),
      verdict.padEnd(width(3)),
      rows[i - 1]?.note ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

function valueOf(/** @type {Row} */ { measured, unit, digits = 0 }) {
  return `${measured.toFixed(digits)} ${unit}`.trim();
}

function barOf(/** @type {Row} */ { atMost, atLeast, unit }) {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
}

function verdictOf(/** @type {Row} */ row) {
  if (row.atMost === undefined && row.atLeast === undefined) return '';
  return meets(row) ? 'pass' : 'FAIL';
}
