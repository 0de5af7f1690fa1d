import dictionary from '../../dictionary/words.bin?url&inline';
import acoustic from '../../model/acoustic.swm?url&inline';
import letters from '../../model/letters.swm?url&inline';
import scorer from '../../model/scorer.swm?url&inline';
import type { EngineFiles } from '../stages/load-models.ts';
import { inlineBytes } from './inline-bytes.ts';

/** The files the product ships. */
export const shippedFiles: EngineFiles = {
  acoustic: inlineBytes(acoustic),
  scorer: inlineBytes(scorer),
  letters: inlineBytes(letters),
  dictionary: inlineBytes(dictionary),
};
