/**
 * `npm run bench:lighthouse`: Lighthouse's four categories for a phone, the median of three visits.
 * Lighthouse is downloaded on demand: as a dependency it would make every install a minute longer
 * and 176 MB larger.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../checks/chromium.mjs';
import { machineEnvironment, npm, root } from '../setup/workspace.mjs';
import { printRows } from './rows.mjs';
import { withServer } from './with-server.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const VISITS = Number(process.env.BENCH_VISITS ?? 3);
const BAR = 95;
const FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage';

/** @typedef {{ score: number | null, title: string, displayValue?: string, numericValue?: number }} Audit */
/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit>, environment: { benchmarkIndex: number } }} Report */

const chromium = await ensureChromium();
if ('reason' in chromium) throw new Error(chromium.reason);
const chromiumPath = chromium.path;
printRows(await withServer(measure));

async function measure(/** @type {{ address: string, folder: string }} */ { address, folder }) {
  /** @type {import('./rows.mjs').Row[]} */
  const rows = [];
  for (const { name, path } of await pages(address)) {
    const reports = [];
    for (let visit = 0; visit < VISITS; visit++) {
      reports.push(await visitOnce(address + path, folder));
    }
    for (const category of CATEGORIES) {
      const scores = reports.map((report) => 100 * (report.categories[category]?.score ?? 0));
      rows.push({
        what: `Lighthouse, ${name}: ${category}`,
        measured: Math.round(median(scores)),
        unit: '',
        atLeast: BAR,
        note: `of ${scores.map(Math.round).join(', ')}${category === 'performance' ? `; ${timesOf(reports)}` : ''}`,
      });
    }
    explain(name, reports);
  }
  return rows;
}

async function pages(/** @type {string} */ address) {
  const answer = await fetch(`${address}/api/blog?limit=1`);
  const [post] = /** @type {{ slug: string }[]} */ (await answer.json());
  if (!post) throw new Error('The blog has no post');
  return [
    { name: '/', path: '/' },
    { name: '/blog', path: '/blog' },
    { name: '/blog/{slug}', path: `/blog/${post.slug}` },
  ];
}

/**
 * @param {string} page
 * @param {string} folder
 * @returns {Promise<Report>}
 */
async function visitOnce(page, folder) {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const fetched = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse'];
  const wishes = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const { command, args, shell } = npm([
    ...fetched,
    page,
    ...wishes,
    `--only-categories=${CATEGORIES.join(',')}`,
  ]);
  const child = spawn(command, args, {
    cwd: folder,
    shell,
    env: { ...environment(), CHROME_PATH: chromiumPath },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (!existsSync(file)) throw new Error(`Lighthouse wrote no report about ${page}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The product's own Node: Lighthouse needs a newer one than some machines have. */
function environment() {
  const node = join(root, 'node_modules/node/bin');
  return { ...process.env, PATH: `${node}:${machineEnvironment().PATH}` };
}

/**
 * The metrics behind the performance score, each the median of the visits. Lighthouse slows this
 * machine down by a factor of four and assumes a benchmark index of about 1500: on a machine with a
 * lower index, the times are those of a slower phone than the report says.
 * @returns {string}
 */
function timesOf(/** @type {Report[]} */ reports) {
  const middle = (/** @type {string} */ audit) =>
    Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)));
  const index = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  const first = middle('first-contentful-paint');
  const largest = middle('largest-contentful-paint');
  const blocked = middle('total-blocking-time');
  return `first words ${first} ms, largest ${largest} ms, blocked ${blocked} ms, machine ${index}`;
}

/** Of an even number of values, the lower of the two in the middle. */
function median(/** @type {readonly number[]} */ values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}

/** What costs a page points, for whoever wants to fix it. */
function explain(/** @type {string} */ name, /** @type {Report[]} */ reports) {
  const lost = Object.values(reports[0]?.audits ?? {}).filter(
    ({ score }) => score !== null && score < 0.9,
  );
  for (const { title, score, displayValue = '' } of lost) {
    console.error(`${name}: ${Math.round((score ?? 0) * 100)} ${title} ${displayValue}`);
  }
}
