import { expect, test } from 'vitest';
import { analyzeSpeech } from '../analyze-speech.ts';
import { MEASURES } from '../contrasts/measure.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { loadModels } from './load-models.ts';

const CERTAINTY = MEASURES.indexOf('certainty');

/** The measures of each confusion of a take, if none is ruled out. */
function measuresOfEach(): number[][][] {
  const models = loadModels(shippedFiles);
  const { samples, text: phrase, pronunciation } = referenceClips[1]!;
  const measured = new Map<string, number[][]>();
  const judgeContrast: typeof models.scorer.judgeContrast = (contrast, _asked, measures) => {
    const key = JSON.stringify(contrast);
    measured.set(key, [...(measured.get(key) ?? []), measures]);
    return 0;
  };
  analyzeSpeech(
    { ...models, scorer: { ...models.scorer, judgeContrast } },
    { samples, sampleRate: 16_000, phrase, pronunciation },
  );
  return [...measured.values()];
}

test('a confusion that is not ruled out is measured in the recording and in its noisy copy', () => {
  const certainties = measuresOfEach().map((both) => both.map((one) => one[CERTAINTY]!));
  expect(certainties.length).toBeGreaterThan(5);
  const [own, inCopy] = certainties[0]!;
  expect(inCopy).toBeLessThan(own!);
  for (const both of certainties) expect(both).toEqual([own, inCopy]);
});
