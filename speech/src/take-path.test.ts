import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { importsOf, sourceFiles } from './testing/source-files.ts';

const way = Array.from(readme.matchAll(/^\d+\. `src\/([^`]+)`/gm), ([, file]) => file!);

test('the README lists the files from a take to its verdict', () => {
  expect(way.length).toBeGreaterThan(20);
  expect(way.filter((file) => !sourceFiles.has(file))).toEqual([]);
});

test('every listed file imports an earlier one, or is imported by one', () => {
  const importing = (file: string) => importsOf(file, sourceFiles.get(file)!);
  const unconnected = way.filter(
    (file, i) =>
      i > 0 &&
      !way
        .slice(0, i)
        .some((before) => importing(before).includes(file) || importing(file).includes(before)),
  );
  expect(unconnected).toEqual([]);
});

test('the stages are listed in the order in which analyze-speech calls them', () => {
  const source = sourceFiles.get('analyze-speech.ts')!;
  const called = Array.from(source.matchAll(/^ {2}const \w+ = (\w+)\(|^ {2}return (\w+)\(/gm))
    .map(([, assigned, returned]) => (assigned ?? returned)!)
    .map((name) => `stages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
  expect(called.length).toBeGreaterThan(6);
  expect(way.filter((file) => called.includes(file))).toEqual(called);
});
