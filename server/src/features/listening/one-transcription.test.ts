import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@saywell/speech';
import { expect, test } from 'vitest';
import { ofToday } from '../../../test/examples/of-today.ts';
import { sayingSamples } from '../../../test/support/recordings.ts';
import { readExercises } from '../../seed/content.ts';
import { speechFile } from '../../speech-pool/voice/speech-file.ts';

const all = await readExercises();
/** Those that say how a word is said, and some others. */
const taught = all.filter(({ trains }) => trains.forms);
const exercises = [
  ...taught,
  ...ofToday(
    all.filter((one) => !taught.includes(one)),
    24,
  ),
];
const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../../speech', path));
const engine = createEngine({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

const noFile = () => new Uint8Array();
const withoutMarks = (ipa: string) => ipa.replace(/[ˈˌ]/g, '');

test('the phrase, the tiles and the tips of an exercise show the same sounds', async () => {
  const astray: string[] = [];
  for (const { key, phrase, trains, tips } of exercises) {
    const said = await sayingSamples(phrase, { forms: trains.forms ?? [] });
    const written = speechFile(noFile, said).timings.words;
    const { words, findings } = engine.analyze({ ...said, phrase, trains, target: trains.target });
    written.forEach(({ word, ipa }, index) => {
      const tiles = words[index]!.sounds.map((sound) => sound.ipa).join('');
      if (tiles !== withoutMarks(ipa)) astray.push(`${key}: ${word} is ${ipa}, its tiles ${tiles}`);
      if ((ipa.match(/ˈ/g) ?? []).length > 1) astray.push(`${key}: ${ipa} has two main stresses`);
    });
    const whole = written.map(({ ipa }) => ipa).join('');
    const told = [...findings, ...words.flatMap(({ finding }) => finding ?? [])];
    const named = [
      ...told.flatMap(({ sound }) => sound?.ipa ?? []),
      ...tips.flatMap((tip) => Array.from(tip.matchAll(/\/([^/\s]+)\//g), ([, ipa]) => ipa!)),
    ];
    const unknown = named.filter((ipa) => !whole.includes(ipa));
    if (unknown.length > 0) astray.push(`${key}: ${unknown.join(', ')} not in ${whole}`);
  }
  expect(astray).toEqual([]);
}, 180_000);
