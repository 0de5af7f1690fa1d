// Checks the license of every package that ships (not the tools); --list prints them all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/workspace.mjs';

/** Licenses that allow redistribution with an MIT product without changing its terms. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean }} Entry */
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const shipped = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
  .map(([path, { version = '', license = 'none stated' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }));
const refused = shipped.filter(({ license }) => !isAccepted(license));

if (process.argv.includes('--list')) {
  for (const { name, version, license } of shipped) console.log(`${license}\t${name} ${version}`);
}
for (const [license, count] of countByLicense())
  console.log(`${String(count).padStart(4)}  ${license}`);
for (const { name, version, license } of refused) {
  console.error(
    `${name} ${version} is under ${license}, which is not on the list of accepted ones.`,
  );
}
if (refused.length > 0 || shipped.length === 0) process.exitCode = 1;

/** OR: one accepted id suffices. AND: every id must be accepted. */
function isAccepted(/** @type {string} */ expression) {
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ACCEPTED.has(id)));
}

function countByLicense() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { license } of shipped) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
