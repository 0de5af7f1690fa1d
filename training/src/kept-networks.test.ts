import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModelFile } from '@saywell/speech/training';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readModelFile(readFileSync(new URL(path, ROOT)));

test.each([0, 1, 2, 3])('the kept scorer %i has the judges and settings that ship', (quarter) => {
  const ships = read('speech/model/scorer.swm');
  const kept = read(`training/networks/scorer.without${quarter}.swm`);
  expect(kept.config).toEqual(ships.config);
  for (const judge of ['phrase.weights', 'words.weights', 'contrasts.weights']) {
    expect(kept.tensor(judge)).toEqual(ships.tensor(judge));
  }
  expect(kept.version).not.toBe(ships.version);
});
