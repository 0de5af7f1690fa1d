const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

/** A WAV file of mono samples in ±1, with 16 bits each. */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = samples.length * SAMPLE_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * SAMPLE_BYTES, 28);
  file.writeUInt16LE(SAMPLE_BYTES, 32);
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (const [index, sample] of samples.entries()) {
    const clipped = Math.max(-1, Math.min(1, sample));
    file.writeInt16LE(Math.round(clipped * 32_767), HEADER_BYTES + index * SAMPLE_BYTES);
  }
  return new Uint8Array(file);
}
