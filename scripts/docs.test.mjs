import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup/workspace.mjs';

const NOT_OURS = /(^|\/)(node_modules|dist[^/]*|\.git|test-results)(\/|$)/;
const files = globSync('**/*', { cwd: root, exclude: (path) => NOT_OURS.test(path) }).map((path) =>
  path.replaceAll('\\', '/'),
);
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'docs/vocabulary.md',
  ...files.filter((path) => /^([^/]+\/)?README\.md$|^server\/seed\/.*README\.md$/.test(path)),
];

const NAMED = /`([^`\s]+)`|\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const FILE = /^[\w.-]+\.(tsx?|mjs|py|md|css|json)$/;
const PATH = /^(?!\.)[\w.@<>{}*,-]+(\/[\w.@<>{}*,-]+)+\/?$|^[\w-]+\/$/;

/** The paths and files that a document names, except build outputs. */
function namedIn(/** @type {string} */ text) {
  return [...text.matchAll(NAMED)]
    .map(([, code, link]) => code ?? link ?? '')
    .filter((name) => (FILE.test(name) || PATH.test(name)) && !NOT_OURS.test(name));
}

/**
 * Starts with a folder of the repository or of the document's own, so that `text/html` is not a
 * path.
 */
function isPath(/** @type {string} */ name, /** @type {string} */ document) {
  const [first = ''] = name.split('/');
  return (
    FILE.test(name) ||
    [root, join(root, dirname(document))].some((at) => existsSync(join(at, first)))
  );
}

/** Relative to the repository or to the document; a bare file name may be anywhere. */
function isThere(/** @type {string} */ name, /** @type {string} */ document) {
  const wanted = name.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '');
  const places = [wanted, join(dirname(document), wanted)].map((path) =>
    path.replaceAll('\\', '/'),
  );
  if (!name.includes('/')) places.push(`**/${wanted}`);
  return places.some((place) => files.some((file) => file === place || matchesGlob(file, place)));
}

const missingIn = (/** @type {string} */ text, /** @type {string} */ document) =>
  namedIn(text).filter((name) => isPath(name, document) && !isThere(name, document));

describe('every path in a document exists', () => {
  it.each(DOCUMENTS)('in %s', (document) => {
    expect(missingIn(readFileSync(join(root, document), 'utf8'), document)).toEqual([]);
  });

  it('a path that does not exist is reported', () => {
    const text =
      'See `web/src/app/gone.tsx`, [this](docs/gone.md), `server/src/features/<feature>/gone.ts`, ' +
      '`gone.test.ts`, `web/src/gone/`, `text/html`, `web/src/app/routes.tsx` and `routes.test.ts`.';
    expect(missingIn(text, 'CONTRIBUTING.md')).toEqual([
      'web/src/app/gone.tsx',
      'docs/gone.md',
      'server/src/features/<feature>/gone.ts',
      'gone.test.ts',
      'web/src/gone/',
    ]);
  });
});

const sources = files
  .filter((path) => /\.(tsx?|mjs|py|css)$/.test(path) && !path.endsWith('.test.mjs'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');
const known = new Set(sources.match(/[A-Za-z_]\w*/g));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What no prose has: `useForm`, `AppParts`, `DATA_DIR`. */
const NAME = /^([a-z]+[A-Z]\w*|([A-Z][a-z]+){2,}|[A-Z]+_[A-Z_]+)$/;

/** Names and commands of the code that the code does not have. */
function unknownIn(/** @type {string} */ text) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  const names = quoted
    .flatMap((code) => code.replace(/[({<].*/, '').split('.'))
    .filter((name) => NAME.test(name) && !known.has(name));
  const commands = quoted
    .filter((code) => !code.includes(' -w '))
    .flatMap((code) => [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''))
    .filter((name) => !(name in scripts));
  return [...names, ...commands];
}

describe('every name of the code in a document exists', () => {
  it.each(DOCUMENTS)('in %s', (document) => {
    expect(unknownIn(readFileSync(join(root, document), 'utf8'))).toEqual([]);
  });

  it('a name that does not exist is reported', () => {
    const text =
      'Call `useNobody({ of })` or `readConfig`; run `npm run no-such` and `npm run unit`.';
    expect(unknownIn(text)).toEqual(['useNobody', 'no-such']);
  });
});
