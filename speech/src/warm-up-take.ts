import type { Take } from './take.ts';

const RATE = 16_000;
/** The strongest resonances of a few vowels, in hertz. */
const VOWELS = [
  [300, 2300],
  [700, 1700],
  [400, 900],
  [600, 1200],
];
const SYLLABLES_PER_SECOND = 4;
const PITCH = 120;

/**
 * A made-up take that costs what a person's costs: a buzz through the resonances of one vowel after
 * another. With it a device can be measured before anybody has spoken.
 */
export function warmUpTake(seconds: number): Take {
  const samples = new Float32Array(seconds * RATE);
  for (let at = RATE / 4; at < samples.length - RATE / 4; at++) {
    const time = at / RATE;
    const [low = 0, high = 0] = VOWELS[Math.floor(time * SYLLABLES_PER_SECOND) % VOWELS.length]!;
    const sinceLastPulse = (time * PITCH) % 1;
    const decay = Math.exp(-4 * sinceLastPulse);
    const syllable = Math.sin(Math.PI * ((time * SYLLABLES_PER_SECOND) % 1));
    const tone = (hertz: number) => Math.sin((2 * Math.PI * hertz * sinceLastPulse) / PITCH);
    samples[at] = 0.2 * syllable * decay * (tone(low) + 0.5 * tone(high));
  }
  return { samples, sampleRate: RATE, phrase: 'Could you please call me back later today?' };
}
