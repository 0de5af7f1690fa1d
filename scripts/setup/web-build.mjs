import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { productNode, root } from './workspace.mjs';

const SOURCE_FOLDERS = ['web', 'contract/src'];
const SOURCE_FILES = ['package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);
// The build empties its folder before it writes, so a build that broke off leaves no stamp.
const STAMP = join(root, 'web/dist/.vite/sources');
const INDEX = join(root, 'web/dist/index.html');

/**
 * Builds the web app unless the built one was made from exactly these sources.
 * @returns {Promise<boolean>} whether it had to build
 */
export async function ensureWebBuilt() {
  const sources = hashOfSources();
  if (existsSync(INDEX) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources)
    return false;
  console.log('Building the web app.');
  const code = await viteBuild();
  if (code !== 0) throw new Problem('The web app could not be built; the reason is above.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}

/** By content, not by time: a fresh checkout gives every file a new time. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of [...SOURCE_FOLDERS.flatMap(filesIn), ...SOURCE_FILES]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder relative to the repository
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** @returns {Promise<number | null>} */
function viteBuild() {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(productNode, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
