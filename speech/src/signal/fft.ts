import { openAssembly } from '../assembly/open.ts';
import { FFT_BYTES } from './fft-bytes.ts';

/** Complex Fourier transform: put a signal into `re` and `im`, transform, read it from them. */
export type Fft = {
  re: Float64Array;
  im: Float64Array;
  transform: () => void;
};

/** For a power of two from 4 on. */
export function createFft(size: number, withAssembly = true): Fft {
  const bytes = size * Float64Array.BYTES_PER_ELEMENT;
  const code = withAssembly ? openAssembly('rounds', FFT_BYTES, 4 * bytes) : undefined;
  const [re, im, cos, sin] = fourArrays(size, code?.memory.buffer ?? new ArrayBuffer(4 * bytes));
  fillFactors(cos, sin);
  const swaps = reversedPairs(size);
  const rounds = code
    ? () => code.run(0, bytes, 2 * bytes, 3 * bytes, bytes)
    : () => plainRounds(re, im, cos, sin);
  return {
    re,
    im,
    transform: () => {
      swap(re, swaps);
      swap(im, swaps);
      firstTwoRounds(re, im);
      if (size > 4) rounds();
    },
  };
}

function fourArrays(size: number, buffer: ArrayBuffer) {
  const at = (index: number) => new Float64Array(buffer, index * size * 8, size);
  return [at(0), at(1), at(2), at(3)] as const;
}

/** The factors of all rounds in sequence, those of `half` starting at `half`. */
function fillFactors(cos: Float64Array, sin: Float64Array): void {
  for (let half = 1; half < cos.length; half *= 2) {
    for (let k = 0; k < half; k++) {
      cos[half + k] = Math.cos((Math.PI * k) / half);
      sin[half + k] = -Math.sin((Math.PI * k) / half);
    }
  }
}

/** The pairs of places that trade values, so that the order is bit-reversed. */
function reversedPairs(size: number): Uint16Array {
  const reversed = new Uint16Array(size);
  const pairs: number[] = [];
  for (let i = 0; i < size; i++) {
    reversed[i] = (reversed[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0);
    if (i < reversed[i]!) pairs.push(i, reversed[i]!);
  }
  return Uint16Array.from(pairs);
}

function swap(values: Float64Array, pairs: Uint16Array): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const a = pairs[i]!;
    const b = pairs[i + 1]!;
    const value = values[a]!;
    values[a] = values[b]!;
    values[b] = value;
  }
}

/** Their factors are 1 and -i, so they only add and subtract. */
function firstTwoRounds(re: Float64Array, im: Float64Array): void {
  for (let a = 0; a < re.length; a += 4) {
    const sumRe = re[a]! + re[a + 1]!;
    const sumIm = im[a]! + im[a + 1]!;
    const differenceRe = re[a]! - re[a + 1]!;
    const differenceIm = im[a]! - im[a + 1]!;
    const otherSumRe = re[a + 2]! + re[a + 3]!;
    const otherSumIm = im[a + 2]! + im[a + 3]!;
    const otherDifferenceRe = re[a + 2]! - re[a + 3]!;
    const otherDifferenceIm = im[a + 2]! - im[a + 3]!;
    re[a] = sumRe + otherSumRe;
    im[a] = sumIm + otherSumIm;
    re[a + 1] = differenceRe + otherDifferenceIm;
    im[a + 1] = differenceIm - otherDifferenceRe;
    re[a + 2] = sumRe - otherSumRe;
    im[a + 2] = sumIm - otherSumIm;
    re[a + 3] = differenceRe - otherDifferenceIm;
    im[a + 3] = differenceIm + otherDifferenceRe;
  }
}

/** What `fft.wat` does, where there is no SIMD. */
function plainRounds(re: Float64Array, im: Float64Array, cos: Float64Array, sin: Float64Array) {
  const size = re.length;
  for (let half = 4; half < size; half *= 2) {
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const c = cos[half + k]!;
        const s = sin[half + k]!;
        const a = start + k;
        const b = a + half;
        const r = re[b]! * c - im[b]! * s;
        const m = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - r;
        im[b] = im[a]! - m;
        re[a] = re[a]! + r;
        im[a] = im[a]! + m;
      }
    }
  }
}

/**
 * Power spectra of two real signals with one transform: the first is `re`, the second `im`, and
 * symmetry separates them afterwards. Computes as many bins as `first` and `second` have room for.
 */
export function pairedPower(fft: Fft, first: Float64Array, second: Float64Array): void {
  const { re, im } = fft;
  const size = re.length;
  fft.transform();
  for (let k = 0; k < first.length; k++) {
    const mirror = k === 0 ? 0 : size - k;
    const sumRe = re[k]! + re[mirror]!;
    const differenceIm = im[k]! - im[mirror]!;
    const sumIm = im[k]! + im[mirror]!;
    const differenceRe = re[mirror]! - re[k]!;
    first[k] = (sumRe * sumRe + differenceIm * differenceIm) / 4;
    second[k] = (sumIm * sumIm + differenceRe * differenceRe) / 4;
  }
}
