import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModelFile } from '@saywell/speech/training';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readModelFile(readFileSync(new URL(path, ROOT)));

const ships = read('speech/model/scorer.swm');
const kept = [0, 1, 2, 3].map((k) => read(`training/networks/scorer.without${k}.swm`));

test.each(kept)('the kept scorer $version has the judges and settings that ship', (scorer) => {
  expect(scorer.config).toEqual(ships.config);
  for (const judge of ['phrase.weights', 'words.weights', 'contrasts.weights']) {
    expect(scorer.tensor(judge)).toEqual(ships.tensor(judge));
  }
});

test('each of them is another scorer', () => {
  expect(new Set([ships, ...kept].map(({ version }) => version)).size).toBe(5);
});
