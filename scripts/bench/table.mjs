/**
 * `npm run bench`: measures everything that has a bar, one after the other, and prints one table.
 * `-- --only reads` runs only that part (the option may be repeated), `-- --json` prints JSON.
 */
import '../setup/require-node.mjs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { runScript, stopAll } from '../checks/stage.mjs';
import { runCommand } from '../setup/problem.mjs';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { printRows } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/** The script of each part. What needs an idle machine most comes first. */
const PARTS = {
  recording: 'bench:recording',
  analysis: 'bench:analysis',
  device: 'bench:device',
  overload: 'bench:overload',
  'start-up': 'bench:start-up',
  size: 'size',
  lighthouse: 'bench:lighthouse',
  reads: 'bench:reads',
  saving: 'bench:saving',
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, json: { type: 'boolean' } },
});

await runCommand(async () => {
  const unknown = values.only?.find((name) => !(name in PARTS));
  if (unknown !== undefined) {
    console.error(`There is no ${unknown}. Choose from: ${Object.keys(PARTS).join(', ')}`);
    return 2;
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      stopAll();
      process.exit(1);
    });
  }
  await ensureWebBuilt();
  say(`${availableParallelism()} cores, load ${load()} before`);
  /** @type {Row[]} */
  const rows = [];
  for (const [name, script] of Object.entries(PARTS)) {
    if (values.only && !values.only.includes(name)) continue;
    rows.push(...(await measure(name, script)));
  }
  say(`load ${load()} after\n`);
  printRows(rows);
  return Number(process.exitCode ?? 0);
});

/** @returns {Promise<Row[]>} */
async function measure(/** @type {string} */ name, /** @type {string} */ script) {
  const begun = Date.now();
  const { output } = await runScript(script, { args: ['--json'] });
  say(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  const line = output.split('\n').findLast((one) => one.startsWith('[{'));
  if (line !== undefined) return JSON.parse(line);
  say(output);
  return [{ what: `${name} could not be measured`, measured: Number.NaN, unit: '', atMost: 0 }];
}

/** To standard error, so that `--json` output stays valid. */
function say(/** @type {string} */ text) {
  console.error(text);
}

function load() {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
