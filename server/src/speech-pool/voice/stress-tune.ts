import { isVowel, withoutStress } from '@saywell/speech/phonemes';
import { SAMPLE_RATE } from '@saywell/speech/audio';
import type { SpokenSound, Utterance } from './flite.ts';
import { isVoiced, pitchOf, withPitch } from './pitch-line.ts';
import { line, SEMITONES, withLonger } from './shaping.ts';

/** Semitones from the voice's usual pitch. */
const BEFORE = -1.5;
const PEAK = 4;
const AFTER = -2;
const END = -4;
/** Of a voice's own ups and downs, what is left. */
const KEPT = 0.2;
/** Where in the strong vowel the pitch is at its highest, and from where it falls. */
const HIGH_FROM = 0.25;
const HIGH_TO = 0.6;
/** Seconds in which the voice goes up before the strong vowel, and down after it. */
const MOVE_S = 0.06;
/** How much longer the strong vowel is, how much louder its syllable, how much softer the others. */
const LONGER = 1.25;
const LOUDER = 1.25;
const SOFTER = 0.7;
const RAMP_S = 0.03;

/**
 * One syllable of a word said alone stands out as people make it: longer, higher, louder. The voices
 * say most words so evenly that neither learners nor our engine hear which one is strong.
 */
export function withStress(utterance: Utterance, strong: number): Utterance {
  const vowel = utterance.sounds.filter(isVowelSound)[strong];
  const pitch = pitchOf(utterance.samples);
  if (!vowel || !pitch) return utterance;
  const wished = aroundVowel(vowel, utterance);
  const shaped = withPitch(utterance.samples, utterance.sounds, pitch, (sample, hz) => {
    const own = SEMITONES * Math.log2(hz / pitch.usual);
    return pitch.usual * 2 ** ((wished(sample / SAMPLE_RATE) + KEPT * own) / SEMITONES);
  });
  const loudness = line([
    [vowel.start - 2 * RAMP_S, SOFTER],
    [vowel.start - RAMP_S, LOUDER],
    [vowel.end, LOUDER],
    [vowel.end + RAMP_S, SOFTER],
  ]);
  const samples = shaped.map((sample, at) => sample * loudness(at / SAMPLE_RATE));
  return withLonger({ ...utterance, samples }, vowel, LONGER);
}

const isVowelSound = ({ phone }: SpokenSound) => isVowel(withoutStress(phone));

function aroundVowel(vowel: SpokenSound, { sounds }: Utterance) {
  const within = (share: number) => vowel.start + share * (vowel.end - vowel.start);
  const down = vowel.end + MOVE_S;
  return line([
    [vowel.start - MOVE_S, BEFORE],
    [within(HIGH_FROM), PEAK],
    [within(HIGH_TO), PEAK],
    [down, AFTER],
    [Math.max(down + MOVE_S, sounds.findLast(isVoiced)!.end), END],
  ]);
}
