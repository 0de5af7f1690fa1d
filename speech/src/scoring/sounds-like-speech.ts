import { isVowel, SILENCE } from '../phonemes/phone-index.ts';
import type { Clip } from '../observation/observe.ts';

/**
 * Mean probability of the best sound of each frame. Steady noises stay below 0.20; 200 readings
 * with pink noise at 10 dB are all above 0.30. Below the second threshold the vowels decide.
 */
const NOISE_CONFIDENCE = 0.22;
const SPEECH_CONFIDENCE = 0.5;
/**
 * Fraction of the vowels' frames that are voiced: mostly below 0.4 for noises, above 0.5 for the
 * same readings.
 */
const VOICED_VOWELS = 0.45;

/**
 * Whether a clip has any speech at all. In steady noise the network is confident of no sound; in
 * varying noise it is, but the vowels it finds are not voiced.
 */
export function soundsLikeSpeech(clip: Clip): boolean {
  const { confidence, voicedVowels } = measure(clip);
  if (confidence < NOISE_CONFIDENCE) return false;
  return confidence >= SPEECH_CONFIDENCE || voicedVowels >= VOICED_VOWELS;
}

function measure({ network, pitch }: Clip): { confidence: number; voicedVowels: number } {
  const { frames, classes, logPosteriors } = network;
  let sounding = 0;
  let confidence = 0;
  let vowels = 0;
  let voiced = 0;
  for (let frame = 0; frame < frames; frame++) {
    const row = frame * classes;
    let best = 0;
    for (let c = 1; c < classes; c++) {
      if (logPosteriors[row + c]! > logPosteriors[row + best]!) best = c;
    }
    if (best === SILENCE) continue;
    sounding += 1;
    confidence += Math.exp(logPosteriors[row + best]!);
    if (!isVowel(best)) continue;
    vowels += 1;
    if (pitch.hz[frame]! > 0) voiced += 1;
  }
  return { confidence: sounding && confidence / sounding, voicedVowels: vowels && voiced / vowels };
}
