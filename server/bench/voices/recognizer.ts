import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resample, SAMPLE_RATE } from '@saywell/speech/audio';
import { writeWav } from '../../src/audio/write-wav.ts';

/** Of the Debian packages pocketsphinx and pocketsphinx-en-us. */
const PROGRAM = 'pocketsphinx_batch';
const MODEL = '/usr/share/pocketsphinx/model/en-us';
const WAV_HEADER_BYTES = '44';

type Take = { samples: Float32Array; sampleRate: number };

/**
 * A recognizer that knows nothing of our engine: its words for each take. Undefined where it is not
 * installed.
 */
export function openRecognizer(): ((takes: readonly Take[]) => string[][]) | undefined {
  const isThere = spawnSync(PROGRAM, []).error === undefined && existsSync(MODEL);
  return isThere ? recognize : undefined;
}

function recognize(takes: readonly Take[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'voices-'));
  try {
    for (const [index, { samples, sampleRate }] of takes.entries()) {
      const file = writeWav(resample(samples, sampleRate), SAMPLE_RATE);
      writeFileSync(join(folder, `${index}.wav`), file);
    }
    const names = [...takes.keys()].map(String);
    writeFileSync(join(folder, 'takes'), `${names.join('\n')}\n`);
    const options = {
      hmm: join(MODEL, 'en-us'),
      lm: join(MODEL, 'en-us.lm.bin'),
      dict: join(MODEL, 'cmudict-en-us.dict'),
      adcin: 'yes',
      adchdr: WAV_HEADER_BYTES,
      cepdir: folder,
      cepext: '.wav',
      ctl: join(folder, 'takes'),
      hyp: join(folder, 'heard'),
      // Each take by itself, whatever came before it.
      cmn: 'batch',
      logfn: '/dev/null',
    };
    const written = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
    const { status } = spawnSync(PROGRAM, written);
    if (status !== 0) throw new Error(`${PROGRAM} ended with ${status}`);
    const heard = new Map(
      readFileSync(join(folder, 'heard'), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, words = '', name] = /^(.*)\((\S+) \S+\)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, words.split(' ').filter(Boolean)] as const];
        }),
    );
    return names.map((name) => heard.get(name) ?? []);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
