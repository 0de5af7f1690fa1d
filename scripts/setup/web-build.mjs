import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { buildFolder, clearBrokenOff, putInPlace } from './put-in-place.mjs';
import { productNode, root } from './workspace.mjs';

const SOURCE_FOLDERS = ['web', 'contract/src', 'speech'];
const SOURCE_FILES = ['package-lock.json'];
const NOT_SOURCES = /^(dist|node_modules)(\.|$)/;
const DIST = join(root, 'web/dist');
const STAMP = '.vite/sources';

/**
 * Builds the web app unless the existing build was made from exactly these sources.
 * @returns {Promise<boolean>} whether it had to build
 */
export async function ensureWebBuilt() {
  const sources = hashOfSources();
  if (builtFrom() === sources) return false;
  console.log('Building the web app.');
  clearBrokenOff(DIST);
  const built = buildFolder(DIST);
  const code = await viteBuild(built);
  if (code !== 0) throw new Problem('The web app could not be built; the reason is above.');
  mkdirSync(dirname(join(built, STAMP)), { recursive: true });
  writeFileSync(join(built, STAMP), sources);
  putInPlace(built, DIST);
  return true;
}

/** The hash of the sources of the existing build; undefined without one. */
function builtFrom() {
  try {
    return readFileSync(join(DIST, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** By content, not by time: a fresh checkout sets every file's time. */
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
    .filter(({ name }) => !NOT_SOURCES.test(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** @returns {Promise<number | null>} */
function viteBuild(/** @type {string} */ folder) {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(productNode, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
