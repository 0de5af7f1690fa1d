import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsOf, readSources } from './checks/arrows.mjs';
import { root } from './setup/workspace.mjs';

const sources = readSources();

/** The files that a member's README lists, in the order in which a take meets them. */
function listedFiles(/** @type {string} */ member) {
  const readme = readFileSync(join(root, member, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('\n## From a take to its verdict\n');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => `${member}/${path}`);
}

function importsOf(/** @type {string} */ file) {
  return arrowsOf(file, sources.get(file) ?? '').map(({ to }) => to);
}

const paths = {
  web: listedFiles('web'),
  server: listedFiles('server'),
  speech: listedFiles('speech'),
};

it('a take meets few files before and after the engine', () => {
  expect(paths.web[0]).toBe('web/src/features/recording/mic-button.tsx');
  expect(paths.web.at(-1)).toBe('web/src/features/verdict/verdict-view.tsx');
  expect(paths.web.length).toBeLessThanOrEqual(10);
  expect(paths.server.length).toBeLessThanOrEqual(8);
});

describe.each(Object.entries(paths))('the README of %s', (_member, path) => {
  it('lists files that exist', () => {
    expect(path.length).toBeGreaterThan(1);
    expect(path.filter((file) => !sources.has(file))).toEqual([]);
  });

  it('lists each file after one that it imports or that imports it', () => {
    const unconnected = path.slice(1).filter((file, index) => {
      const earlier = path.slice(0, index + 1);
      return !earlier.some(
        (other) => importsOf(file).includes(other) || importsOf(other).includes(file),
      );
    });
    expect(unconnected).toEqual([]);
  });
});

it('one file of the server calls the engine', () => {
  const calling = paths.server.filter((file) => importsOf(file).includes('@saywell/speech'));
  expect(calling).toHaveLength(1);
});

it('the README of speech lists the stages in the order in which analyze-speech calls them', () => {
  const source = sources.get('speech/src/analyze-speech.ts') ?? '';
  const called = [...source.matchAll(/^ {2}const \w+ = (\w+)\(|^ {2}return (\w+)\(/gm)]
    .map(([, assigned, returned]) => assigned ?? returned ?? '')
    .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .map((name) => `speech/src/stages/${name}.ts`);
  expect(called.length).toBeGreaterThan(6);
  expect(paths.speech.filter((file) => called.includes(file))).toEqual(called);
});
