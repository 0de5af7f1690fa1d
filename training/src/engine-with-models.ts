import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '@saywell/speech';

const SPEECH = new URL('../../speech/', import.meta.url);

/** The engine with the models of a folder, such as newly trained ones; without one, with those that ship. */
export function openEngineWith(modelFolder?: string): Engine {
  const models = modelFolder ? new URL(`file://${modelFolder}/`) : new URL('model/', SPEECH);
  return createEngine({
    acoustic: readFileSync(new URL('acoustic.swm', models)),
    scorer: readFileSync(new URL('scorer.swm', models)),
    letters: readFileSync(new URL('model/letters.swm', SPEECH)),
    dictionary: readFileSync(new URL('dictionary/words.bin', SPEECH)),
  });
}
