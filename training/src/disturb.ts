/** Small, repeatable random numbers (a 32-bit mixing generator). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

const OCTAVES = 12;

/** Noise with equal energy per octave: random values, each held twice as long as the one before. */
export function pinkNoise(count: number, random: () => number): Float32Array {
  const held = Array.from({ length: OCTAVES }, () => random() - 0.5);
  const noise = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    for (let octave = 0; octave < OCTAVES && i % 2 ** octave === 0; octave++) {
      held[octave] = random() - 0.5;
    }
    let sum = 0;
    for (const value of held) sum += value;
    noise[i] = sum;
  }
  return noise;
}

/** Adds noise below the speech, which is taken to be the louder half of the samples. */
export function withPinkNoise(
  samples: Float32Array,
  decibels: number,
  random: () => number,
): Float32Array {
  const noise = pinkNoise(samples.length, random);
  const powers = samples.map((value) => value * value).toSorted();
  const speech = rootMean(powers.subarray(powers.length >> 1));
  const scale = (speech / rootMean(noise.map((value) => value * value))) * 10 ** (-decibels / 20);
  return samples.map((value, i) => Math.max(-1, Math.min(1, value + scale * noise[i]!)));
}

export function withGain(samples: Float32Array, decibels: number): Float32Array {
  const factor = 10 ** (decibels / 20);
  return samples.map((value) => value * factor);
}

export function withSilence(samples: Float32Array, before: number, after: number): Float32Array {
  const padded = new Float32Array(before + samples.length + after);
  padded.set(samples, before);
  return padded;
}

/** As if it had been recorded for longer: with noise as loud as the quietest tenth of it. */
export function withRoom(
  samples: Float32Array,
  around: number,
  random: () => number,
): Float32Array {
  const noise = pinkNoise(2 * around, random);
  const scale = quietLevel(samples) / rootMean(noise.map((value) => value * value));
  const room = noise.map((value) => scale * value);
  const longer = withSilence(samples, around, around);
  longer.set(room.subarray(0, around));
  longer.set(room.subarray(around), around + samples.length);
  return longer;
}

const STEP = 160;

/** The level that a tenth of the recording, in steps of 10 ms at 16 kHz, does not reach. */
function quietLevel(samples: Float32Array): number {
  const levels = Float64Array.from({ length: Math.floor(samples.length / STEP) }, (_, i) =>
    rootMean(samples.subarray(i * STEP, (i + 1) * STEP).map((value) => value * value)),
  );
  return levels.toSorted()[Math.floor((levels.length - 1) / 10)] ?? 0;
}

/** Twenty lobes of a sinc on each side, faded out: flat up to 7 kHz, images some 60 dB down. */
const LOBES = 20;

/** The same recording as a device with a multiple of its rate would have made it. */
export function withRate(samples: Float32Array, times: number): Float32Array {
  const reach = LOBES * times;
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const turn = (Math.PI * (i - reach)) / times;
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * (i - reach)) / reach);
    return fade * (turn === 0 ? 1 : Math.sin(turn) / turn);
  });
  const result = new Float32Array(samples.length * times);
  for (let at = 0; at < result.length; at++) {
    const first = Math.max(0, Math.ceil((at - reach) / times));
    const last = Math.min(samples.length - 1, Math.floor((at + reach) / times));
    for (let i = first; i <= last; i++)
      result[at]! += samples[i]! * kernel[at - i * times + reach]!;
  }
  return result;
}

function rootMean(powers: Float32Array): number {
  return Math.sqrt(powers.reduce((sum, value) => sum + value, 0) / powers.length);
}
