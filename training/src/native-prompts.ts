import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Recording } from './ogg-opus.ts';
import { readWav } from './wav.ts';

/**
 * What a native speaker of American English reads for telephone systems (Allison Smith, CC BY-SA
 * 3.0): Debian's package asterisk-core-sounds-en-g722. Only for tests; nothing is trained on it.
 */
export const PROMPTS = '/usr/share/asterisk/sounds/en_US_f_Allison';
const TEXTS = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';

export type Prompt = { name: string; text: string; words: number };

/** Every prompt that contains only its text. */
export function nativePrompts(): Prompt[] {
  const absent = [PROMPTS, TEXTS].find((path) => !existsSync(path));
  if (absent) throw new Error(`no ${absent}: install asterisk-core-sounds-en-g722 first`);
  return gunzipSync(readFileSync(TEXTS))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, text] = /^([^;:\s]+):\s*(.+?)\s*$/.exec(line) ?? [];
      if (!name || !text || /[[(<]/.test(text) || !existsSync(soundOf(name))) return [];
      return [{ name, text, words: text.match(/[A-Za-z0-9']+/g)?.length ?? 0 }];
    });
}

export function listenTo({ name }: Prompt): Recording {
  return listenToFile(soundOf(name));
}

export function listenToFile(file: string): Recording {
  const decode = ['-v', 'error', '-f', 'g722', '-i', file, '-f', 'wav', '-'];
  const { status, stdout } = spawnSync('ffmpeg', decode, { maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`ffmpeg could not decode ${file}`);
  return readWav(stdout);
}

export function soundOf(name: string): string {
  return join(PROMPTS, `${name}.g722`);
}
