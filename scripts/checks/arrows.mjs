/**
 * Checks all imports against `arrow-rules.mjs`; part of `npm run lint`. The linter's own rule sees
 * an import as it is written, so `../../app` gets past it from one folder deeper. Here every import
 * is resolved to a file first.
 */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { root } from '../setup/workspace.mjs';
import { OFFERED, ROOMS, TESTS_ALSO } from './arrow-rules.mjs';

const SOURCES = '{*,{contract,speech,server,web,e2e,training,scripts}/**/*}.{ts,tsx,mjs}';
const NOT_SOURCES = /(^|\/)(node_modules|dist[^/]*)(\/|$)/;
const TEST = /\.test\.(ts|tsx|mjs)$|\/testing\//;
const FEATURE = /^(server|web)\/src\/features\/([^/]+)\//;

/** Every way to name another file; `import(…)` also occurs in JSDoc types. */
const IMPORTS = [
  /(?:^|[;}\s])(?:import|export)\b[^'"();]*?\bfrom\s*(['"])(?<written>[^'"\n]+)\1/g,
  /(?:^|[;}\s])import\s*(['"])(?<written>[^'"\n]+)\1/g,
  /\bimport\s*\(\s*(['"])(?<written>[^'"\n]+)\1/g,
  /\bvi\.mock\(\s*(['"])(?<written>[^'"\n]+)\1/g,
  /\bnew URL\(\s*(['"])(?<written>\.[^'"\n]+\.(?:ts|tsx|mjs))\1\s*,\s*import\.meta\.url/g,
];

/**
 * An import. `to` is a path relative to the repository, or a package.
 * @typedef {{ file: string, line: number, to: string, isPackage: boolean }} Arrow
 * @typedef {import('./arrow-rules.mjs').Room} Room
 */

/**
 * The repository's code: each file's path and its text.
 * @returns {Map<string, string>}
 */
export function readSources() {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => NOT_SOURCES.test(path) });
  return new Map(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/**
 * One line for every import that the rules forbid.
 * @returns {string[]}
 */
export function wrongArrows(/** @type {Map<string, string>} */ sources) {
  return [...sources].flatMap(([file, text]) => {
    const room = roomOf(file);
    if (!room) return [`${file}: belongs to no room of scripts/checks/arrow-rules.mjs`];
    return arrowsOf(file, text)
      .filter((arrow) => !isAllowed(arrow, room))
      .map(({ line, to }) => `${file}:${line}: must not import ${to}. ${room.why}`);
  });
}

/**
 * One line for every file in OFFERED that no other feature needs.
 * @returns {string[]}
 */
export function unusedOffers(/** @type {Map<string, string>} */ sources) {
  const needed = new Set(
    [...sources]
      .filter(([file]) => file.startsWith('server/src/features/') && !TEST.test(file))
      .flatMap(([file, text]) => arrowsOf(file, text))
      .filter(({ file, to }) => FEATURE.exec(file)?.[0] !== FEATURE.exec(to)?.[0])
      .map(({ to }) => to),
  );
  return offeredFiles()
    .filter((file) => !needed.has(file))
    .map((file) => `${file}: no other feature needs it. Take it out of OFFERED.`);
}

/** @returns {Arrow[]} */
export function arrowsOf(/** @type {string} */ file, /** @type {string} */ text) {
  return IMPORTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const [written = ''] = (match.groups?.['written'] ?? '').split('?');
      const isPackage = !written.startsWith('.');
      const line = text.slice(0, match.index + match[0].length).split('\n').length;
      const to = isPackage ? written : posix.join(posix.dirname(file), written);
      return { file, line, to, isPackage };
    }),
  );
}

function roomOf(/** @type {string} */ file) {
  return ROOMS.find(({ files }) => files.some((start) => file.startsWith(start)));
}

/** @returns {boolean} */
function isAllowed(/** @type {Arrow} */ { file, to, isPackage }, /** @type {Room} */ room) {
  const isTest = TEST.test(file);
  const also = isTest ? TESTS_ALSO.filter(({ files }) => file.startsWith(files)) : [];
  if (isPackage) {
    const packages = [...room.packages, ...also.flatMap((more) => more.packages)];
    return packagesInclude(isTest ? [...packages, 'node', 'others'] : packages, to);
  }
  const leadsToTests = TEST.test(to) || roomOf(to)?.tests === true;
  if (leadsToTests && !isTest && !room.tests) return false;
  const imports = room.imports.flatMap((start) =>
    start === '{feature}' ? [FEATURE.exec(file)?.[0] ?? file, ...offeredFiles()] : [start],
  );
  return [...imports, ...also.flatMap((more) => more.imports)].some((start) =>
    to.startsWith(start),
  );
}

/** @returns {boolean} */
function packagesInclude(/** @type {string[]} */ packages, /** @type {string} */ to) {
  if (isBuiltin(to)) return packages.includes('node');
  const [scope = '', name] = to.split('/');
  const isOurs = scope === '@saywell';
  if (packages.includes(isOurs ? `${scope}/${name}` : scope)) return true;
  return !isOurs && packages.includes('others');
}

/** @returns {string[]} */
function offeredFiles() {
  return Object.entries(OFFERED).flatMap(([feature, names]) =>
    names.map((name) => `server/src/features/${feature}/${name}.ts`),
  );
}

if (import.meta.main) {
  const sources = readSources();
  const problems = [...wrongArrows(sources), ...unusedOffers(sources)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
