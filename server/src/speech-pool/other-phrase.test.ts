import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@saywell/speech';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../test/support/recordings.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../speech', path));
const engine = createEngine({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

/** Of this one the words that both phrases have are taken for a part of it, and the others are marked. */
const IN_PART = 'rms: There’s glass in the grass.';

/** The same little words in the same places, said by a fluent voice: the hardest to tell apart. */
test.each([
  ['The book is on the table.', 'The dog was in the garden.'],
  ['The soup is very hot.', 'The king is old.'],
  ['The train is late again.', 'The king is old.'],
  ['He is at the office.', 'That is a big house.'],
  ['The king is old.', 'It was a long day.'],
  ['There’s glass in the grass.', 'There’s a fan in the van.'],
])('“%s” is not taken for “%s”', async (said, phrase) => {
  for (const voice of ['slt', 'rms'] as const) {
    const take = await sayingSamples(said, { voice });
    expect(engine.analyze({ ...take, phrase: said }).overallAccuracy).toBeGreaterThan(80);
    const { words, issues, overallAccuracy, confidence } = engine.analyze({ ...take, phrase });
    const inPart = `${voice}: ${said}` === IN_PART;
    const passed = words.filter(({ kind }) => kind === 'ok').map(({ word }) => word);
    expect(inPart && (passed.includes('fan') || passed.includes('van'))).toBe(false);
    expect(issues.map((issue) => issue.code)).toContain(
      inPart ? 'stopped-early' : 'different-phrase',
    );
    expect(overallAccuracy).toBeLessThan(inPart ? 60 : 50);
    expect(confidence).toBeLessThan(inPart ? 0.65 : 0.5);
  }
});

test('a last word that nobody said costs half its share of the score, though the one before sounds alike', async () => {
  const phrase = 'No, that’s too low.';
  const score = async (said: string) => {
    const take = await sayingSamples(said, { voice: 'slt' });
    return engine.analyze({ ...take, phrase }).overallAccuracy;
  };
  expect(await score(phrase)).toBeGreaterThan(90);
  expect(await score('No, that’s too.')).toBeLessThan(90);
});
