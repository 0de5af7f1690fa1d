import { type AcousticModel, loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { type Lexicon, openLexicon } from '../phonemes/lexicon.ts';
import { loadScorer, type Scorer } from '../scoring/scorer.ts';

/** The contents of the files in `model/` and `dictionary/`; the caller reads them. */
export type EngineFiles = {
  acoustic: Uint8Array;
  scorer: Uint8Array;
  letters: Uint8Array;
  dictionary: Uint8Array;
};

export type Models = { acoustic: AcousticModel; scorer: Scorer; lexicon: Lexicon };

export function loadModels(files: EngineFiles): Models {
  return {
    acoustic: loadAcousticModel(files.acoustic),
    scorer: loadScorer(files.scorer),
    lexicon: openLexicon(files),
  };
}
