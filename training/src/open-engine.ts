import { readFileSync } from 'node:fs';
import { createEngine } from '@saywell/speech';

export type Engine = ReturnType<typeof createEngine>;

const SPEECH = new URL('../../speech/', import.meta.url);

/** The product's engine, with the repository's model files or those of another folder. */
export function openEngine(modelFolder?: string): Engine {
  const models = modelFolder ? new URL(`file://${modelFolder}/`) : new URL('model/', SPEECH);
  return createEngine({
    acoustic: readFileSync(new URL('acoustic.swm', models)),
    scorer: readFileSync(new URL('scorer.swm', models)),
    letters: readFileSync(new URL('model/letters.swm', SPEECH)),
    dictionary: readFileSync(new URL('dictionary/words.bin', SPEECH)),
  });
}
