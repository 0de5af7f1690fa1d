import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredParts, type StressItem, type StressModel } from '@saywell/contract';
import { createEngine } from '@saywell/speech';
import { melodyOf, strongPartOf } from '../../src/features/listening/known-phrases.ts';
import { sayingSamples } from '../support/recordings.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, 'speech', path));
const engine = createEngine({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

/** Below, what the voice did to the word is heard as well. */
const LEAST_ACCURACY = 85;

/** Whether the engine hears the strong part of an item as the product says it, and how it is made. */
export async function heardIn(item: StressItem, voice: 'slt' | 'rms') {
  const { text, phrase, kind, trains } = item;
  const { target, forms = [] } = trains;
  const said = await sayingSamples(text, { voice, forms, ...melodyOf(text, strongPartOf(item)) });
  const analysis = engine.analyze({ ...said, phrase, trains, target });
  const place = kind === 'focus' ? analysis.intonation?.focus : analysis.words[0]?.stress;
  const isClear =
    place?.heard === place?.expected &&
    place !== undefined &&
    analysis.overallAccuracy >= LEAST_ACCURACY;
  return { isClear, model: isClear ? modelIn(analysis, item) : undefined };
}

/** Undefined if the pitch of a part could not be told. */
function modelIn(
  analysis: ReturnType<typeof engine.analyze>,
  item: StressItem,
): StressModel | undefined {
  const parts = measuredParts(analysis, item);
  if (!parts || parts.some(({ pitch }) => pitch === undefined)) return undefined;
  return parts.map(({ start, end, pitch = 0, loudness }) => [
    Math.round(1000 * (end - start)),
    Math.round(10 * pitch) / 10,
    Math.round(10 * loudness) / 10,
  ]);
}
