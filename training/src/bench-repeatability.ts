import { spawnSync } from 'node:child_process';
import {
  seededRandom,
  withGain,
  withPinkNoise,
  withRate,
  withRoom,
  withSilence,
} from './disturb.ts';
import type { Recording } from './ogg-opus.ts';

export type Change = { name: string; apply: (recording: Recording) => Recording };

/**
 * Changes that should not matter: level, silence, the device's sample rate, some noise, a bad
 * codec.
 */
export function changes(readOpus: (bytes: Uint8Array) => Recording): Change[] {
  const random = seededRandom(11);
  const keepRate =
    (apply: (samples: Float32Array, rate: number) => Float32Array) =>
    ({ samples, sampleRate }: Recording): Recording => ({
      samples: apply(samples, sampleRate),
      sampleRate,
    });
  const plain: Change[] = [
    { name: 'gain -12 dB', apply: keepRate((samples) => withGain(samples, -12)) },
    {
      name: '0.5 s of silence around',
      apply: keepRate((samples, rate) => withSilence(samples, rate / 2, rate / 2)),
    },
    {
      name: '2 s of silence around',
      apply: keepRate((samples, rate) => withSilence(samples, 2 * rate, 2 * rate)),
    },
    {
      name: '0.5 s of the room around',
      apply: keepRate((samples, rate) => withRoom(samples, rate / 2, seededRandom(5))),
    },
    {
      name: 'three times the rate',
      apply: ({ samples, sampleRate }) => ({
        samples: withRate(samples, 3),
        sampleRate: 3 * sampleRate,
      }),
    },
    { name: 'pink noise, 20 dB', apply: keepRate((samples) => withPinkNoise(samples, 20, random)) },
  ];
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    console.log('Opus re-encoding is not measured: ffmpeg is not installed here.');
    return plain;
  }
  return [
    ...plain,
    ...[24, 48].map((kilobits) => ({
      name: `Opus ${kilobits} kbit/s`,
      apply: (recording: Recording) => readOpus(encodeOpus(recording, kilobits)),
    })),
  ];
}

function encodeOpus({ samples, sampleRate }: Recording, kilobits: number): Uint8Array {
  const from = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
  const to = ['-c:a', 'libopus', '-b:a', `${kilobits}k`, '-f', 'ogg', 'pipe:1'];
  const { stdout, status } = spawnSync('ffmpeg', ['-loglevel', 'error', ...from, ...to], {
    input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error('ffmpeg could not encode Opus');
  return stdout;
}
