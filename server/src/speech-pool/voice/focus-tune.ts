import { SAMPLE_RATE } from '@saywell/speech/audio';
import type { SpokenSound, Utterance } from './flite.ts';
import { isVoiced, pitchOf, withPitch } from './pitch-line.ts';
import { line, SEMITONES, withLonger } from './shaping.ts';
import { type SpokenWord, stressedVowel } from './stressed-vowel.ts';

/** Semitones from the voice's usual pitch. */
const PEAK = 5.5;
const AFTER = -2;
const END = -5;
/** Of a voice's own ups and downs, what is left before the focus and after it. */
const KEPT_BEFORE = 0.5;
const KEPT_AFTER = 0.2;
/** Where in the stressed vowel the pitch is at its highest, and from where it falls. */
const HIGH_FROM = 0.35;
const HIGH_TO = 0.75;
/** Seconds after the stressed syllable in which the voice comes down. */
const FALL_S = 0.08;
/** How much longer the stressed vowel is, how much louder the word, how much softer the rest. */
const LONGER = 1.3;
const LOUDER = 1.3;
const SOFTER = 0.75;
const RAMP_S = 0.03;

/**
 * One word stands out as people make it: higher, longer, louder, and what comes after it low and
 * flat. The last word moves as the ending asks, so its pitch is left to `withEnding`.
 */
export function withFocus(utterance: Utterance, words: SpokenWord[], index: number): Utterance {
  const word = words[index];
  const vowel = word && stressedVowel(word);
  const pitch = pitchOf(utterance.samples);
  if (!vowel || !pitch) return utterance;
  const isLast = index === words.length - 1;
  const { start, end } = spanOf(word);
  const wished = isLast ? undefined : afterRise(start, vowel, utterance, words.at(-1)!);
  const height = (seconds: number, own: number) => {
    if (seconds < start) return KEPT_BEFORE * own;
    return wished ? wished(seconds) + KEPT_AFTER * own : own;
  };
  const shaped = withPitch(utterance.samples, utterance.sounds, pitch, (sample, hz) => {
    const own = SEMITONES * Math.log2(hz / pitch.usual);
    return pitch.usual * 2 ** (height(sample / SAMPLE_RATE, own) / SEMITONES);
  });
  const loudness = line([
    [start - RAMP_S, 1],
    [start, LOUDER],
    [end, LOUDER],
    [end + RAMP_S, isLast ? LOUDER : SOFTER],
  ]);
  const samples = shaped.map((sample, at) => sample * loudness(at / SAMPLE_RATE));
  return withLonger({ ...utterance, samples }, vowel, LONGER);
}

/** Up on the stressed vowel, down right after it, and to the bottom in the last word. */
function afterRise(start: number, vowel: SpokenSound, { sounds }: Utterance, last: SpokenWord) {
  const within = (share: number) => vowel.start + share * (vowel.end - vowel.start);
  const down = vowel.end + FALL_S;
  return line([
    [start, 0],
    [within(HIGH_FROM), PEAK],
    [within(HIGH_TO), PEAK],
    [down, AFTER],
    [Math.max(down, stressedVowel(last)?.start ?? 0), AFTER],
    [sounds.findLast(isVoiced)!.end, END],
  ]);
}

const spanOf = ({ sounds }: SpokenWord) => ({
  start: sounds[0]?.start ?? 0,
  end: sounds.at(-1)?.end ?? 0,
});
