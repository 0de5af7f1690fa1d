/**
 * How surely the engine tells the full form of a word from the reduced one that an exercise
 * teaches: the embedded voices say each such exercise with care and naturally. Run: npm run
 * bench:forms (`-- --list` prints each word)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeSpeech, describe, loadModels } from '@saywell/speech/training';
import { readExercises } from '../src/seed/content.ts';
import { sayingSamples } from '../test/support/recordings.ts';

const speech = join(import.meta.dirname, '../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const models = loadModels({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const isListing = process.argv.includes('--list');
const exercises = (await readExercises()).filter(({ trains }) => trains.forms);

const MARGINS = [0, 2, 4, 6, 8, 10];

print(
  'voice\tmanner\tsayings\twords\tfull from a margin of '.concat(
    MARGINS.join('\t'),
    '\ttold\tpraised',
  ),
);
for (const voice of ['slt', 'rms'] as const) {
  for (const manner of ['careful', 'natural'] as const) {
    const margins: number[] = [];
    let [sayings, told, praised] = [0, 0, 0];
    for (const { phrase, trains } of exercises) {
      const { forms = [], target } = trains;
      const said = await sayingSamples(phrase, { voice, forms, manner });
      const take = analyzeSpeech(models, { ...said, phrase, trains, target });
      const { findings } = describe({ ...take, phrase });
      if (take.forms.length > 0) sayings++;
      if (findings.some(({ kind }) => kind === 'form')) told++;
      if (findings.some(({ title }) => title.includes('the natural way'))) praised++;
      for (const form of take.forms) {
        margins.push(form.margins.full);
        const both = [form.margins.full, form.margins.taught].map((margin) => margin.toFixed(1));
        if (isListing) print(['', ...both, take.words[form.word]!.word, phrase].join('\t'));
      }
    }
    const counts = MARGINS.map((least) => margins.filter((margin) => margin >= least).length);
    print([voice, manner, sayings, margins.length, ...counts, told, praised].join('\t'));
  }
}
