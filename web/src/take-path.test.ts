import { expect, test } from 'vitest';
import readme from '../README.md?raw';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const section = readme.split('## From a take to its verdict\n')[1]?.split('\n## ')[0] ?? '';
/** The files of the list as keys of `sources`. */
const path = [...section.matchAll(/^\d+\. `src\/([^`]+)`/gm)].map(([, file]) => `./${file}`);

function importsOf(file: string): string[] {
  const code = sources[file] ?? '';
  return [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, target]) => {
    const { pathname } = new URL(target!, new URL(file, 'file:///'));
    return `.${pathname}`;
  });
}

test('a take meets at most ten files between the press and the verdict', () => {
  expect(path[0]).toBe('./features/recording/mic-button.tsx');
  expect(path.at(-1)).toBe('./features/verdict/verdict-view.tsx');
  expect(path.length).toBeLessThanOrEqual(10);
});

test.each(path)('%s exists', (file) => {
  expect(sources[file]).toBeDefined();
});

test.each(path.slice(1))('%s imports a file before it or is imported by one', (file) => {
  const before = path.slice(0, path.indexOf(file));
  const isImported = before.some((other) => importsOf(other).includes(file));
  const imports = importsOf(file).some((other) => before.includes(other));
  expect(isImported || imports).toBe(true);
});
