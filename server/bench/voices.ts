/**
 * How well each voice says the product’s exercises: word errors of PocketSphinx, which knows nothing
 * of our engine; the score of our engine; the pitch range, beside that of a person who reads aloud;
 * bytes and seconds. The embedded voices, and those kept in DATA_DIR/voices. Run:
 *
 *   npm run bench:voices -- [--set tried|unseen] [--count 40] [--voice NAME] [--human FOLDER] [--list]
 *
 * Changes to the voices are tried on one set of exercises and reported on the other. `--list`
 * prints what was heard as something else. `--human` has the layout that `training/README.md`
 * describes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLexicon } from '@saywell/speech/phonemes';
import { openShippedEngine } from '../src/cli/shipped-engine.ts';
import { openKeptVoices } from '../src/features/voices/kept-voices.ts';
import { readExercises } from '../src/seed/content.ts';
import type { FliteVoice } from '../src/speech-pool/voice/flite.ts';
import { chooseExercises, SETS } from './voices/choose.ts';
import { type Figures, figuresOf, type Take } from './voices/figures.ts';
import { openRecognizer } from './voices/recognizer.ts';
import { embeddedTakes, humanTakes, keptTakes } from './voices/takes.ts';

/** Those of the product, and the others in the same package: Scottish, and cut from diphones. */
const EMBEDDED: FliteVoice[] = ['rms', 'slt', 'awb', 'kal16'];

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'unseen' },
    count: { type: 'string', default: '40' },
    voice: { type: 'string', multiple: true },
    human: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const set = SETS.find((name) => name === options.set);
const count = Number(options.count);
if (!set || !Number.isInteger(count) || count < 1) {
  throw new Error(`--set is ${SETS.join(' or ')}, --count a number`);
}

const speech = join(import.meta.dirname, '../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});
const engine = openShippedEngine();
const recognize = openRecognizer();
if (!recognize) {
  print('No word errors: PocketSphinx is absent (Debian: pocketsphinx, pocketsphinx-en-us).');
}

const exercises = chooseExercises(await readExercises(), set, count);
const kept = openKeptVoices(process.env.DATA_DIR ?? 'data');

print('voice\ttakes\tword errors\tscore\tlowest\tsemitones\tseconds\tkB\tseconds to make');
for (const voice of EMBEDDED) {
  await report(voice, () => embeddedTakes(voice, exercises));
}
for (const { name } of await kept.list()) {
  await report(name, () => keptTakes(kept.clipsOf(name), exercises));
}
const { human } = options;
if (human !== undefined) await report('a person', () => humanTakes(human, count));

async function report(name: string, load: () => Promise<Take[]>) {
  if (options.voice && !options.voice.includes(name)) return;
  const takes = await load();
  if (takes.length === 0) {
    print(`${name}\thas none of them`);
    return;
  }
  const onError = (phrase: string, heard: string[]) => print(`  ${phrase} → ${heard.join(' ')}`);
  const figures = figuresOf(takes, {
    engine,
    lexicon,
    recognize,
    ...(options.list && { onError }),
  });
  print([name, ...cellsOf(figures)].join('\t'));
}

function cellsOf(figures: Figures): string[] {
  const { takes, words, errors, meanScore, lowestScore, semitones, seconds } = figures;
  const { bytes, secondsToMake } = figures;
  return [
    String(takes),
    errors === undefined ? '–' : `${errors} of ${words} (${((100 * errors) / words).toFixed(1)}%)`,
    meanScore.toFixed(1),
    lowestScore.toFixed(0),
    semitones.toFixed(1),
    seconds.toFixed(2),
    bytes === undefined ? '–' : (bytes / 1000).toFixed(1),
    secondsToMake === undefined ? '–' : secondsToMake.toFixed(2),
  ];
}
