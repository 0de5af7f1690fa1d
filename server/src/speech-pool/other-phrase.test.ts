import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type IssueCode } from '@saywell/speech';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../test/support/recordings.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../speech', path));
const engine = createEngine({
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

/** The same little words in the same places, said by a fluent voice: the hardest to tell apart. */
const pairs = [
  ['The book is on the table.', 'The dog was in the garden.'],
  ['The soup is very hot.', 'The king is old.'],
  ['The train is late again.', 'The king is old.'],
  ['He is at the office.', 'That is a big house.'],
  ['The king is old.', 'It was a long day.'],
  ['There’s glass in the grass.', 'There’s a fan in the van.'],
] as const;
const takes = pairs.flatMap(([said, phrase]) =>
  (['slt', 'rms'] as const).map((voice) => ({ voice, said, phrase })),
);
type Take = (typeof takes)[number];

/** The pair that has the most words in common. Both voices have “fan” and “van” marked. */
const isHardest = ({ said }: Take) => said.startsWith('There’s glass');
/** Taken for a part of the phrase, with 57 points (decision 099). */
const isMissed = (take: Take) => isHardest(take) && take.voice === 'rms';
/** May have been the phrase (decision 101). */
const isInDoubt = (take: Take) => isHardest(take) && take.voice === 'slt';

async function isToldApart({ voice, said, phrase }: Take, as: IssueCode = 'different-phrase') {
  const take = await sayingSamples(said, { voice });
  const { issues, overallAccuracy, confidence } = engine.analyze({ ...take, phrase });
  const codes = issues.map((issue) => issue.code);
  return codes.includes(as) && overallAccuracy < 50 && confidence < 0.5;
}

test.each(takes)('“$said” by $voice is well said', async ({ voice, said }) => {
  const take = await sayingSamples(said, { voice });
  expect(engine.analyze({ ...take, phrase: said }).overallAccuracy).toBeGreaterThan(80);
});

test.each(takes.filter((take) => !isHardest(take)))(
  '“$said” by $voice is not taken for “$phrase”',
  async (take) => {
    expect(await isToldApart(take)).toBe(true);
  },
);

test.each(takes.filter(isInDoubt))(
  '“$said” by $voice is doubted, and has no score, where “$phrase” is asked',
  async (take) => {
    expect(await isToldApart(take, 'unsure-phrase')).toBe(true);
  },
);

// Fails as soon as this one is told apart too, and can be deleted then.
test.fails.each(takes.filter(isMissed))(
  '“$said” by $voice is not taken for “$phrase”',
  async (take) => {
    expect(await isToldApart(take)).toBe(true);
  },
);

test('a last word that nobody said costs half its share of the score, though the one before sounds alike', async () => {
  const phrase = 'No, that’s too low.';
  const score = async (said: string) => {
    const take = await sayingSamples(said, { voice: 'slt' });
    return engine.analyze({ ...take, phrase }).overallAccuracy;
  };
  expect(await score(phrase)).toBeGreaterThan(90);
  expect(await score('No, that’s too.')).toBeLessThan(90);
});
