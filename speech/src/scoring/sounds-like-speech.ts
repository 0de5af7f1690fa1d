import { isVowel, SILENCE } from '../acoustics/phones.ts';
import type { Clip } from './observe.ts';

/**
 * Whether there is speech in a clip at all, whatever was said. Steady noise leaves the network
 * without an opinion; noise that comes and goes gives it some, but its vowels have no voice.
 *
 * Mean probability of the best sound: steady noises stay under 0.20, 200 readings under pink noise
 * at 10 dB over 0.30. Share of the vowels' frames that are voiced, where the former is under 0.5:
 * noises mostly under 0.4, the same readings over 0.5.
 */
const NO_OPINION = 0.22;
const UNSURE = 0.5;
const VOICELESS_VOWELS = 0.45;

export function soundsLikeSpeech(clip: Clip): boolean {
  const { opinion, voicedVowels } = measure(clip);
  if (opinion < NO_OPINION) return false;
  return opinion >= UNSURE || voicedVowels >= VOICELESS_VOWELS;
}

function measure({ network, pitch }: Clip): { opinion: number; voicedVowels: number } {
  const { frames, classes, logPosteriors } = network;
  let sounding = 0;
  let opinion = 0;
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
    opinion += Math.exp(logPosteriors[row + best]!);
    if (!isVowel(best)) continue;
    vowels += 1;
    if (pitch.hz[frame]! > 0) voiced += 1;
  }
  return { opinion: sounding && opinion / sounding, voicedVowels: vowels && voiced / vowels };
}
