import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recording } from './ogg-opus.ts';
import { readWav } from './wav.ts';

const espeak = (variant: string) => (text: string, path: string) => [
  'espeak-ng',
  '-v',
  `en-us${variant}`,
  '-s',
  '150',
  '-w',
  path,
  text,
];

/** Synthetic voices that were not used in training: only for tests. */
const VOICES = {
  kal16: (text: string, path: string) => ['flite', '-voice', 'kal16', '-t', text, '-o', path],
  'espeak-ng': espeak(''),
  'espeak-ng+f3': espeak('+f3'),
  'espeak-ng+m3': espeak('+m3'),
};

export type Voice = keyof typeof VOICES;

export function speak(voice: Voice, text: string): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  try {
    const path = join(folder, 'said.wav');
    const [program, ...rest] = VOICES[voice](text, path) as [string, ...string[]];
    if (spawnSync(program, rest).status !== 0) throw new Error(`${program} could not speak`);
    return readWav(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
