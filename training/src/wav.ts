/** Mono 16-bit PCM from a RIFF file; the training pipeline writes no other kind. */
export function readWav(bytes: Uint8Array): { samples: Float32Array; sampleRate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let channels = 1;
  let sampleRate = 16000;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (name === 'fmt ') {
      channels = view.getUint16(at + 10, true);
      sampleRate = view.getUint32(at + 12, true);
      if (view.getUint16(at + 22, true) !== 16) throw new Error('only 16-bit WAV is supported');
    }
    if (name === 'data') {
      const samples = new Float32Array(Math.floor(length / 2 / channels));
      for (let i = 0; i < samples.length; i++) {
        samples[i] = view.getInt16(at + 8 + 2 * i * channels, true) / 32768;
      }
      return { samples, sampleRate };
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('no samples in this WAV file');
}
