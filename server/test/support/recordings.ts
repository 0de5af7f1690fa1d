import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import {
  loadEmbeddedVoices,
  type SpokenText,
} from '../../src/speech-pool/voice/embedded-voices.ts';

const speech = join(import.meta.dirname, '../../../speech');
const read = (path: string) => readFileSync(join(speech, path));

let voices: ReturnType<typeof loadEmbeddedVoices> | undefined;

/** A text as samples, said by one of our own voices. */
export async function sayingSamples(text: string, manner: Partial<Omit<SpokenText, 'text'>> = {}) {
  voices ??= loadEmbeddedVoices(
    openLexicon({ letters: read('model/letters.swm'), dictionary: read('dictionary/words.bin') }),
  );
  return (await voices).say({ text, voice: 'slt', rate: 0.9, pitch: 0, ...manner })!;
}

/** The same as a WAV file. */
export async function saying(text: string, manner?: Partial<Omit<SpokenText, 'text'>>) {
  const { samples, sampleRate } = await sayingSamples(text, manner);
  return wavFile(samples, sampleRate);
}

export const silence = (seconds: number) => wavFile(new Float32Array(seconds * 16_000), 16_000);

function wavFile(samples: Float32Array, sampleRate: number) {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  }
  return file;
}
