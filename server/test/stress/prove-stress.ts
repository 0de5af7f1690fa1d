/**
 * Lets the embedded voices say the words of the stress gym. `measured.json` in the contract keeps how
 * long, high and loud each syllable is where the engine hears the strong one; `usable.json` which
 * pairs a voice says apart, as for ear training. Run: npm run prove:stress
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StressItem, stressItems, stressPairs } from '@saywell/contract';
import { createEngine } from '@saywell/speech';
import { EAR_VOICES, marginOf } from '../ear/ear-clips.ts';
import { sayingSamples } from '../support/recordings.ts';

/** As for ear training; docs/decisions/053 has the figures behind it. */
const LEAST_MARGIN = 3;

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, 'speech', path));
const engine = createEngine({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

const models: Record<string, number[][]> = {};
for (const item of stressItems.filter(({ kind }) => kind !== 'focus')) {
  for (const { voice } of EAR_VOICES) models[item.id] ??= (await measured(item, voice))!;
}

const usable: Record<string, string[]> = {};
for (const { name, voice } of EAR_VOICES) {
  usable[name] = [];
  for (const [one, other] of stressPairs) {
    const words = [earWord(one), earWord(other)] as const;
    const margin = await marginOf({ id: one.id, place: 'middle', words }, voice);
    process.stdout.write(`${name} ${one.text}/${other.text}: ${margin.toFixed(1)}\n`);
    if (margin >= LEAST_MARGIN) usable[name].push(one.id, other.id);
  }
}

const folder = join(root, 'contract/src/stress');
const known = Object.entries(models).filter(([, model]) => model !== undefined);
const lines = known.map(([id, model]) => `  ${JSON.stringify(id)}: ${JSON.stringify(model)}`);
await writeFile(join(folder, 'measured.json'), `{\n${lines.join(',\n')}\n}\n`);
await writeFile(join(folder, 'usable.json'), `${JSON.stringify(usable, null, 2)}\n`);
process.stdout.write(`${known.length} words have a model\n`);

function earWord({ text, trains: { forms = [] } }: StressItem) {
  const [form] = forms;
  return form ? { text, says: form.sounds } : { text };
}

/** Undefined if the engine is not sure that the right syllable of the voice is strong. */
async function measured({ text, phrase, parts, trains }: StressItem, voice: 'slt' | 'rms') {
  const said = await sayingSamples(text, { voice, forms: trains.forms ?? [] });
  const [word] = engine.analyze({ ...said, phrase, trains }).words;
  const { stress, syllables = [] } = word ?? {};
  if (!stress || stress.heard !== stress.expected || syllables.length !== parts.length) {
    return undefined;
  }
  if (syllables.some(({ pitch }) => pitch === undefined)) return undefined;
  return syllables.map(({ start, end, pitch = 0, loudness }) => [
    Math.round(1000 * (end - start)),
    Math.round(10 * pitch) / 10,
    Math.round(10 * loudness) / 10,
  ]);
}
