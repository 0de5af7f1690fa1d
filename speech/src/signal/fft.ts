/** Transforms in place; `re` and `im` have the size that the transform was created for. */
export type Fft = (re: Float64Array, im: Float64Array) => void;

/** Complex Fourier transform for a power of two from 4 on, with precomputed tables. */
export function createFft(size: number): Fft {
  const reversed = bitReversal(size);
  // The factors of all rounds in sequence, those of `half` starting at `half`.
  const cos = new Float64Array(size);
  const sin = new Float64Array(size);
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      cos[half + k] = Math.cos((Math.PI * k) / half);
      sin[half + k] = -Math.sin((Math.PI * k) / half);
    }
  }
  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i]!;
      if (i < j) {
        const r = re[i]!;
        const m = im[i]!;
        re[i] = re[j]!;
        im[i] = im[j]!;
        re[j] = r;
        im[j] = m;
      }
    }
    // The first two rounds together: their factors are 1 and -i, so they only add and subtract.
    for (let a = 0; a < size; a += 4) {
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
  };
}

function bitReversal(size: number): Uint32Array {
  const reversed = new Uint32Array(size);
  for (let i = 0; i < size; i++) {
    reversed[i] = (reversed[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0);
  }
  return reversed;
}

/**
 * Power spectra of two real signals with one transform: the first is the real part, the second the
 * imaginary part, and symmetry separates them afterwards. Computes as many bins as `first` and
 * `second` have room for.
 */
export function pairedPower(
  fft: Fft,
  re: Float64Array,
  im: Float64Array,
  first: Float64Array,
  second: Float64Array,
): void {
  const size = re.length;
  fft(re, im);
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
