import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EarPair,
  type EarWord,
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
} from '@saywell/contract';
import { align, hear, loadAcousticModel, phoneIndex, prepare } from '@saywell/speech/training';
import { formsOf, knownPhrases, melodyOf } from '../../src/features/listening/known-phrases.ts';
import { sayingSamples } from '../support/recordings.ts';
import { earSounds } from './ear-words.ts';

/** The embedded voices, by the names under which clients ask for them. */
export const EAR_VOICES = [
  { name: REFERENCE_FEMALE_VOICE, voice: 'slt' },
  { name: REFERENCE_MALE_VOICE, voice: 'rms' },
] as const;
type EmbeddedVoice = (typeof EAR_VOICES)[number]['voice'];

const known = await knownPhrases();

const model = join(import.meta.dirname, '../../../speech/model/acoustic.swm');
const acoustic = loadAcousticModel(readFileSync(model));

/**
 * How much better a voice's clips of the two words fit their own word than the other one: the lower
 * of the two log-odds. Below 0 a clip is taken for the other word.
 */
export async function marginOf({ words: [one, other] }: EarPair, voice: EmbeddedVoice) {
  return Math.min(await ownMargin(one, other, voice), await ownMargin(other, one, voice));
}

async function ownMargin(own: EarWord, other: EarWord, voice: EmbeddedVoice) {
  const { samples, sampleRate } = await say(own, voice);
  const { nativeScores } = hear(acoustic, prepare(samples, sampleRate).samples);
  const fit = (word: EarWord) => {
    const words = earSounds(word).map((phones) => [phones.map(phoneIndex)]);
    const found = align(nativeScores, words);
    return found ? found.score * nativeScores.frames : -Infinity;
  };
  return fit(own) - fit(other);
}

/** As the product says it. */
function say(word: EarWord, voice: EmbeddedVoice) {
  return sayingSamples(word.text, {
    voice,
    forms: formsOf(word),
    ...melodyOf(word.text, known.get(word.text)),
  });
}
