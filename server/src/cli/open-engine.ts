import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '@saywell/speech';

const SPEECH = new URL('../../../speech/', import.meta.url);

/** The engine, with the repository's model files. */
export function openEngine(): Engine {
  const read = (path: string) => readFileSync(new URL(path, SPEECH));
  return createEngine({
    acoustic: read('model/acoustic.swm'),
    scorer: read('model/scorer.swm'),
    letters: read('model/letters.swm'),
    dictionary: read('dictionary/words.bin'),
  });
}
