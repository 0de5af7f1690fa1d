import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '@saywell/speech';

const SPEECH = new URL('../../../speech/', import.meta.url);

/** The engine with the models that ship. */
export function openShippedEngine(): Engine {
  const read = (path: string) => readFileSync(new URL(path, SPEECH));
  return createEngine({
    acoustic: read('model/acoustic.swm'),
    scorer: read('model/scorer.swm'),
    letters: read('model/letters.swm'),
    dictionary: read('dictionary/words.bin'),
  });
}
