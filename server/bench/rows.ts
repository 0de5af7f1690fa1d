/** One line of the table: a figure, and how large or small it may be at most. */
export type Row = {
  what: string;
  measured: number;
  unit: string;
  digits?: number;
  /** Without a bar it is there to be known. */
  atMost?: number;
  atLeast?: number;
  note?: string;
};

/** With `--json` for another program, otherwise for a person; the exit code says if a bar is missed. */
export function printRows(rows: readonly Row[]) {
  console.log(process.argv.includes('--json') ? JSON.stringify(rows) : tableOf(rows));
  if (!rows.every(meets)) process.exitCode = 1;
}

/** A figure that could not be measured (NaN) meets no bar. */
export function meets({ measured, atMost, atLeast }: Row): boolean {
  return (
    (atMost === undefined || measured <= atMost) && (atLeast === undefined || measured >= atLeast)
  );
}

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, valueOf(row), barOf(row), verdictOf(row)]);
  const all = [['', 'measured', 'bar', ''], ...cells];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((line) => line[at]!.length)));
  const lines = all.map(([what = '', value = '', bar = '', verdict = ''], i) =>
    [
      what.padEnd(widths[0]!),
      value.padStart(widths[1]!),
      bar.padStart(widths[2]!),
      verdict.padEnd(widths[3]!),
      rows[i - 1]?.note ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

function valueOf({ measured, unit, digits = 0 }: Row) {
  return `${measured.toFixed(digits)} ${unit}`.trim();
}

function barOf({ atMost, atLeast, unit }: Row) {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
}

function verdictOf(row: Row) {
  if (row.atMost === undefined && row.atLeast === undefined) return '';
  return meets(row) ? 'pass' : 'FAIL';
}
