import { writeFile } from 'node:fs/promises';

/** The sample rate that Chromium's fake microphone takes without resampling. */
const SAMPLE_RATE = 48_000;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

export type Tone = { hertz: number; seconds: number; loudness?: number };

/** Writes tones one after the other as a WAV file, mono and 16-bit; 0 Hz is silence. */
export async function writeTones(path: string, tones: Tone[]): Promise<string> {
  const samples = tones.flatMap(({ hertz, seconds, loudness = 0.5 }) =>
    Array.from(
      { length: Math.round(seconds * SAMPLE_RATE) },
      (_, at) => Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE) * loudness,
    ),
  );
  await writeFile(path, wav(samples, SAMPLE_RATE));
  return path;
}

/** Samples from -1 to 1 as a WAV file, mono and 16-bit. */
export function wav(samples: number[], rate: number): Buffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, at) =>
    file.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + at * BYTES_PER_SAMPLE),
  );
  return file;
}
