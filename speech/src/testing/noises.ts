/** Seeded noises for tests, ±1 at 16 kHz: what a microphone records when nobody speaks. */

const RATE = 16_000;

export type Noise = (seconds: number, seed: number) => Float32Array;

function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function make(seconds: number, next: (i: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => next(i));
}

const white: Noise = (seconds, seed) => {
  const random = seeded(seed);
  return make(seconds, () => 0.4 * (random() - 0.5));
};

/** Equal energy per octave: random values, each held twice as long as the one before. */
const pink: Noise = (seconds, seed) => {
  const random = seeded(seed);
  const held = Array.from({ length: 12 }, () => random() - 0.5);
  return make(seconds, (i) => {
    for (let octave = 0; octave < held.length && i % 2 ** octave === 0; octave++) {
      held[octave] = random() - 0.5;
    }
    return 0.15 * held.reduce((sum, value) => sum + value, 0);
  });
};

const brown: Noise = (seconds, seed) => {
  const random = seeded(seed);
  let level = 0;
  return make(seconds, () => (level = 0.995 * level + 0.05 * (random() - 0.5)));
};

/** The same with a varying level, a few times a second as in speech. */
const gusty =
  (noise: Noise): Noise =>
  (seconds, seed) => {
    const random = seeded(seed + 1);
    const [rate, phase] = [2 + 3 * random(), 6 * random()];
    return noise(seconds, seed).map(
      (value, i) =>
        value * (0.1 + 0.9 * Math.max(0, Math.sin((2 * Math.PI * rate * i) / RATE + phase))),
    );
  };

const hum: Noise = (seconds, seed) => {
  const hz = seed % 2 ? 50 : 60;
  return make(seconds, (i) => {
    let sum = 0;
    for (let k = 1; k < 8; k++) sum += Math.sin((2 * Math.PI * hz * k * i) / RATE + k) / k;
    return 0.1 * sum;
  });
};

/** Chords of a few fading notes, one after the other. */
const music: Noise = (seconds, seed) => {
  const random = seeded(seed);
  let start = 0;
  let end = 0;
  let notes: number[] = [];
  return make(seconds, (i) => {
    if (i >= end) {
      start = i;
      end = i + RATE * (0.15 + 0.5 * random());
      const root = 220 * 2 ** (Math.floor(12 * random()) / 12);
      notes = [0, 4, 7].map((step) => root * 2 ** (step / 12));
    }
    const fade = Math.exp((-2 * (i - start)) / RATE) * Math.min(1, (i - start) / 200);
    const chord = notes.reduce((sum, hz) => sum + Math.sin((2 * Math.PI * hz * i) / RATE), 0);
    return 0.1 * fade * chord;
  });
};

/** Moving resonances like the murmur of a crowd, without a distinct voice. */
const murmur: Noise = (seconds, seed) => {
  const random = seeded(seed);
  const speakers = Array.from({ length: 4 }, () => ({ hz: 500, level: 1, until: 0, y1: 0, y2: 0 }));
  return make(seconds, (i) =>
    speakers.reduce((sum, speaker) => {
      if (i >= speaker.until) {
        speaker.hz = 300 + 2200 * random();
        speaker.level = random() > 0.25 ? random() : 0;
        speaker.until = i + RATE * (0.06 + 0.15 * random());
      }
      const turn = 2 * 0.97 * Math.cos((2 * Math.PI * speaker.hz) / RATE);
      const y = (random() - 0.5) * speaker.level + turn * speaker.y1 - 0.97 ** 2 * speaker.y2;
      [speaker.y1, speaker.y2] = [y, speaker.y1];
      return sum + 0.03 * y;
    }, 0),
  );
};

export const NOISES: Record<string, Noise> = {
  white,
  pink,
  brown,
  'gusty white': gusty(white),
  'gusty pink': gusty(pink),
  'gusty brown': gusty(brown),
  hum,
  music,
  murmur,
};
