const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const FULL_SCALE = 32_767;

/**
 * Mono samples from -1 to 1 as a 16-bit WAV file, which every browser plays and every server reads.
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Blob {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  writeText(file, 0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true);
  file.setUint16(32, BYTES_PER_SAMPLE, true);
  file.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  writeText(file, 36, 'data');
  file.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    const value = Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE);
    file.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, value, true);
  });
  return new Blob([file], { type: 'audio/wav' });
}

function writeText(file: DataView, at: number, text: string) {
  for (let index = 0; index < text.length; index++)
    file.setUint8(at + index, text.charCodeAt(index));
}
