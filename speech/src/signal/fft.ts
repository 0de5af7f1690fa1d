/** Transforms in place; `re` and `im` have the size the transform was made for. */
export type Fft = (re: Float64Array, im: Float64Array) => void;

/** Radix-2 complex Fourier transform for one power-of-two size, tables made once. */
export function createFft(size: number): Fft {
  const reversed = bitReversal(size);
  const cos = new Float64Array(size / 2);
  const sin = new Float64Array(size / 2);
  for (let i = 0; i < size / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / size);
    sin[i] = -Math.sin((2 * Math.PI * i) / size);
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
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cos[k * stride]!;
          const s = sin[k * stride]!;
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
 * Power spectra of two real signals for the price of one transform: the first goes in as the real
 * part, the second as the imaginary part, and symmetry tells them apart afterwards.
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
  for (let k = 0; k <= size / 2; k++) {
    const mirror = (size - k) % size;
    const sumRe = re[k]! + re[mirror]!;
    const differenceIm = im[k]! - im[mirror]!;
    const sumIm = im[k]! + im[mirror]!;
    const differenceRe = re[mirror]! - re[k]!;
    first[k] = (sumRe * sumRe + differenceIm * differenceIm) / 4;
    second[k] = (sumIm * sumIm + differenceRe * differenceRe) / 4;
  }
}
