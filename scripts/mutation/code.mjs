import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../setup/workspace.mjs';
import { numbers, withNumbersInPlace } from './numbers.mjs';

/** The files of a folder whose changes are worth trying; a file is a folder of one. */
export const filesOf = (/** @type {string} */ place) =>
  place.endsWith('.ts')
    ? [place]
    : globSync(`${place}/**/*.ts`, { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => !/\.test\.ts$|\/testing-[^/]*$/.test(file))
        .toSorted();

/**
 * The tests that should notice, the nearest first: the one beside the file and those of its member
 * that import it. Where nobody does, those of its folder.
 */
export function testsNear(/** @type {string} */ file) {
  const [member] = file.split('/');
  const folder = dirname(file);
  const own = `${file.slice(0, -'.ts'.length)}.test.ts`;
  const all = globSync(`${member}/{src,test}/**/*.test.ts`, { cwd: root }).map((test) =>
    test.replaceAll('\\', '/'),
  );
  const importing = all.filter((test) => importsOf(test).includes(file));
  const near = [...new Set([...all.filter((test) => test === own), ...importing])];
  return near.length > 0 ? near : all.filter((test) => dirname(test) === folder);
}

const importsOf = (/** @type {string} */ file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type)[^;]*? from '(\.[^']+)'/gm),
  ].map(([, path]) => posix.join(posix.dirname(file), String(path)));

/** Starting one takes longer than most tests. */
export const usesDatabase = (/** @type {string[]} */ tests) =>
  tests.some((test) => importsOf(test).some((path) => path.startsWith('server/test/support/')));

/** The file with every change in it, behind switches. */
export async function withSwitches(
  /** @type {string} */ file,
  /** @type {import('./fetch.mjs').Stryker} */ stryker,
  /** @type {{ numbers: boolean }} */ only,
) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const content = only.numbers ? withNumbersInPlace(source) : source;
  const { files, mutants } = await stryker.instrument(
    [{ name: path, mutate: true, content }],
    only.numbers ? [numbers] : undefined,
  );
  const changes = mutants
    .filter(({ statusReason }) => statusReason === undefined)
    // Stryker counts lines from 0.
    .map((change) => {
      const { start, end } = change.location;
      const lines = content.split('\n').slice(start.line, end.line + 1);
      lines[lines.length - 1] = String(lines.at(-1)).slice(0, end.column);
      lines[0] = String(lines[0]).slice(start.column);
      return {
        ...change,
        original: lines.join(' '),
        location: { start: { line: start.line + 1 } },
      };
    });
  return { path, content: files[0]?.content ?? '', changes };
}
