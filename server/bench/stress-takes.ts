import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../src/audio/decode.ts';
import { sayingSamples } from '../test/support/recordings.ts';

/** The embedded voices, and two that were never used in training. */
export const STRESS_VOICES = ['slt', 'rms', 'kal16', 'espeak-ng'] as const;
type StressVoice = (typeof STRESS_VOICES)[number];

/** The same sounds with the main stress on another vowel, from 0; a reduced one becomes full. */
export function stressedOn(sounds: readonly string[], syllable: number): string[] {
  let vowel = -1;
  return sounds.map((sound) => {
    if (!/\d$/.test(sound)) return sound;
    vowel += 1;
    return vowel === syllable ? sound.replace(/\d$/, '1') : sound.replace('1', '0');
  });
}

export async function sayWord(voice: StressVoice, text: string, sounds: readonly string[]) {
  if (voice === 'slt' || voice === 'rms') {
    return sayingSamples(text, { voice, forms: [{ word: 0, sounds: sounds.join(' ') }] });
  }
  return voice === 'kal16' ? withFlite(text, sounds) : withEspeak(sounds);
}

const withFlite = (text: string, sounds: readonly string[]) =>
  inFolder((folder) => {
    const lexicon = join(folder, 'lexicon');
    const entry = sounds.map((sound) => (sound === 'AH0' ? 'ax0' : sound.toLowerCase()));
    writeFileSync(lexicon, `"${text}" nil : ${entry.join(' ').replaceAll('2', '0')}\n`);
    const path = join(folder, 'said.wav');
    return ['flite', '-voice', 'kal16', '-add_lex', lexicon, '-t', text, '-o', path];
  });

const withEspeak = (sounds: readonly string[]) =>
  inFolder((folder) => {
    const said = sounds.map((sound) => {
      const phone = ESPEAK[sound] ?? ESPEAK[sound.replace(/\d$/, '')] ?? '';
      return sound.endsWith('1') ? `'${phone}` : phone;
    });
    const path = join(folder, 'said.wav');
    return ['espeak-ng', '-v', 'en-us', '-s', '150', '-w', path, `[[${said.join('')}]]`];
  });

function inFolder(command: (folder: string) => string[]): ReturnType<typeof decodeAudio> {
  const folder = mkdtempSync(join(tmpdir(), 'stress-'));
  try {
    const [program = '', ...rest] = command(folder);
    if (spawnSync(program, rest).status !== 0) throw new Error(`${program} could not speak`);
    return decodeAudio(new Uint8Array(readFileSync(join(folder, 'said.wav'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** ARPAbet in the notation of espeak-ng. */
const ESPEAK: Record<string, string> = {
  AA: 'A:',
  AE: 'a',
  AH: 'V',
  AH0: '@',
  AO: 'O:',
  AW: 'aU',
  AY: 'aI',
  B: 'b',
  CH: 'tS',
  D: 'd',
  DH: 'D',
  EH: 'E',
  ER: '3:',
  ER0: '3',
  EY: 'eI',
  F: 'f',
  G: 'g',
  HH: 'h',
  IH: 'I',
  IY: 'i:',
  JH: 'dZ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'N',
  OW: 'oU',
  OY: 'OI',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'S',
  T: 't',
  TH: 'T',
  UH: 'U',
  UW: 'u:',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'Z',
};
