/**
 * Prints how much JavaScript a first visit of `/` loads, and fails if it exceeds its budget. With
 * `--json`, as a row for `npm run bench`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../setup/workspace.mjs';

const BUDGET_BYTES = 120_000;
const DIST = join(root, 'web/dist');
/** The screens that `/` can show: their imports are part of the first visit. */
const FIRST_SCREENS = /(^|\/)(landing|home)(-page)?\.tsx$/;

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const names = Object.keys(manifest);
const entries = names.filter((name) => manifest[name]?.isEntry);
const screens = names.filter((name) => FIRST_SCREENS.test(name));
if (entries.length === 0 || screens.length === 0) {
  console.error('The build has no entry or no first screen: has it been renamed?');
  process.exit(1);
}

const files = [...new Set([...entries, ...screens].flatMap((name) => withImports(name)))];
const sizes = files
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

if (process.argv.includes('--json')) {
  const measured = total / 1000;
  const what = 'JavaScript of the first visit of / (gzip)';
  console.log(
    JSON.stringify([{ what, measured, unit: 'kB', digits: 1, atMost: BUDGET_BYTES / 1000 }]),
  );
} else {
  for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes)} kB  ${file}`);
  console.log(
    `${kilobytes(total)} kB of ${kilobytes(BUDGET_BYTES)} kB on the first visit of / (gzip)`,
  );
}
if (total > BUDGET_BYTES) process.exitCode = 1;

/**
 * @param {string} name
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function withImports(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((part) => withImports(part, seen))];
}

function kilobytes(/** @type {number} */ bytes) {
  return (bytes / 1000).toFixed(1);
}
