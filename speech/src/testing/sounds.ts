/** Artificial sounds for tests, ±1 at 16 kHz unless stated otherwise. */

export function tone(hz: number, seconds: number, amplitude = 0.3, rate = 16_000): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / rate),
  );
}

/** A voice-like buzz with many harmonics, gliding from one pitch to another. */
export function buzz(fromHz: number, toHz: number, seconds: number): Float32Array {
  const length = Math.round(seconds * 16_000);
  let phase = 0;
  return Float32Array.from({ length }, (_, i) => {
    phase += (fromHz + ((toHz - fromHz) * i) / length) / 16_000;
    let sum = 0;
    for (let k = 1; k <= 10; k++) sum += Math.sin(2 * Math.PI * k * phase) / k;
    return 0.1 * sum;
  });
}

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * 16_000));
}

/** White noise, the same in every run. */
export function hiss(seconds: number, amplitude: number): Float32Array {
  let state = 12_345;
  return Float32Array.from({ length: Math.round(seconds * 16_000) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return amplitude * (state / 2 ** 31 - 1);
  });
}

export function joined(...parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function louder(samples: Float32Array, factor: number): Float32Array {
  return samples.map((value) => value * factor);
}
