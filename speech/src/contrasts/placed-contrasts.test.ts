import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { shippedFiles } from '../testing/shipped.ts';
import type { Contrast } from './confusions.ts';
import { placeContrasts, trainedVerdicts } from './placed-contrasts.ts';
import { type SpokenClip, spokenClips } from '../testing/swapped-voices.ts';

const engine = createEngine(shippedFiles);

/** Analyzes an exercise that trains this sound against the other one. */
function analyze({ samples, phrase, word, phone }: SpokenClip, instead: string) {
  const index = phrase.split(' ').indexOf(word);
  const analysis = engine.analyze({
    samples,
    sampleRate: 16_000,
    phrase,
    trains: { contrasts: [{ word: index, sound: phone, instead }] },
  });
  return { analysis, word: analysis.words[index]! };
}

const swapped = spokenClips.filter(({ said }) => said !== undefined);
/** The one right reading that is falsely marked (decision 099). */
const FALSELY_MARKED = 'kal16: The zoo is closed';
const right = spokenClips.filter(({ said }) => said === undefined);
const isMarkedFalsely = ({ voice, phrase }: SpokenClip) => `${voice}: ${phrase}` === FALSELY_MARKED;

test.each(swapped)('$voice’s “$phrase” with $said for $phone does not pass', (clip) => {
  const { analysis, word } = analyze(clip, clip.said!);
  const [contrast] = analysis.contrasts;
  expect(contrast).toMatchObject({ sound: clip.phone });
  expect(contrast!.verdict).not.toBe('right');
  const own = analysis.feedback.find(({ word: name }) => name === clip.word)!.feedback;
  expect(own).not.toContain(`/${word.sounds.find(({ phone }) => phone === clip.phone)!.ipa}/ was`);
  if (contrast!.verdict !== 'wrong') return;
  expect(analysis.overallAccuracy).toBeLessThanOrEqual(74);
  expect(word).toMatchObject({ kind: 'mispronounced' });
  expect(word.accuracy).toBeLessThanOrEqual(0.6);
  expect(word.sounds.find(({ phone }) => phone === clip.phone)).toMatchObject({
    verdict: 'wrong',
    heard: { phone: clip.said },
  });
  expect(analysis.recommendations[0]).toContain(`“${clip.word}`);
  expect(own).not.toMatch(/^(Clear|Well said|Good)/);
});

test('most of them are certainly wrong: only a few are unsure', () => {
  const wrong = swapped.filter(
    (clip) => analyze(clip, clip.said!).analysis.contrasts[0]?.verdict === 'wrong',
  );
  expect(wrong.length).toBeGreaterThanOrEqual(swapped.length - 2);
});

function expectToPass(clip: SpokenClip) {
  const saidInstead = swapped.filter(({ phrase }) => phrase === clip.phrase);
  for (const { said } of saidInstead) {
    const { analysis } = analyze(clip, said!);
    expect(analysis.contrasts.map(({ verdict }) => verdict)).not.toContain('wrong');
    expect(analysis.overallAccuracy).toBeGreaterThan(74);
  }
}

test.each(right.filter((clip) => !isMarkedFalsely(clip)))(
  '$voice’s own “$phrase” passes it',
  expectToPass,
);

// Fails as soon as this one passes too, and can be deleted then.
test.fails.each(right.filter(isMarkedFalsely))('$voice’s own “$phrase” passes it', expectToPass);

test('a contrast whose sound is in no variant of the word is not tested', () => {
  const { analysis } = analyze({ ...right[0]!, phone: 'ZH' }, 'SH');
  expect(analysis.contrasts).toEqual([]);
});

/** The places of a contrast in “This is,” as it was said. */
function placesOf(trained: { word: number; sound: string; instead: string }) {
  const said = ['DH IH S', 'IH Z'].flatMap((symbols, word) =>
    symbols.split(' ').map((symbol) => ({ phone: phoneIndex(symbol), word, place: 0 })),
  );
  const phones = said.map((sound, i) => ({ ...sound, start: 5 * i, end: 5 * i + 5 }));
  const words = [
    { word: 'This', at: 0, variants: [] },
    { word: 'is', at: 5, variants: [] },
  ];
  return placeContrasts([trained], phones, words, 'This is.').map(({ contrast }) => contrast);
}

test('a contrast is placed at its sound of its word alone', () => {
  const [IY, S] = [phoneIndex('IY'), phoneIndex('S')];
  const places = (word: number, sound: string, instead: string) =>
    placesOf({ word, sound, instead });
  expect(places(0, 'IH', 'IY')).toEqual([{ kind: 'exchanged', at: 1, instead: IY }]);
  expect(places(1, 'IH', 'IY')).toEqual([{ kind: 'exchanged', at: 3, instead: IY }]);
  expect(places(1, 'Z', 'S')).toEqual([{ kind: 'exchanged', at: 4, instead: S }]);
  expect(places(1, 'Z', '')).toEqual([{ kind: 'dropped', at: 4, instead: -1 }]);
  expect(places(1, 'S', '')).toEqual([]);
});

test('a contrast is wrong above one half, right below the threshold for ruling it out, and unsure in between', () => {
  const trained = { word: 0, sound: 'TH', instead: 'S' };
  const contrast: Contrast = { kind: 'exchanged', at: 0, instead: 1 };
  const verdict = (chance: number) =>
    trainedVerdicts(
      [{ trained, contrast }],
      [{ slip: undefined, trained: [{ contrast, chance }], certain: false }],
      { ruledOut: 0.2 },
    )[0]!.verdict;
  expect([0.51, 0.5, 0.2, 0.19].map(verdict)).toEqual(['wrong', 'unsure', 'unsure', 'right']);
});

test('a sound that its word has twice is wrong if one of them was', () => {
  const trained = { word: 0, sound: 'TH', instead: 'S' };
  const places = [0, 1].map((at): Contrast => ({ kind: 'exchanged', at, instead: 1 }));
  const evidence = places.map((contrast, i) => ({
    slip: undefined,
    trained: [{ contrast, chance: i ? 0.9 : 0.01 }],
    certain: false,
  }));
  const placed = places.map((contrast) => ({ trained, contrast }));
  const priors = { ruledOut: 0.2 };
  expect(trainedVerdicts(placed, evidence, priors)).toEqual([{ ...trained, verdict: 'wrong' }]);
});

test('of two contrasts of one sound each has a verdict of its own', () => {
  const placed = ['S', 'T'].map((instead, i) => ({
    trained: { word: 0, sound: 'TH', instead },
    contrast: { kind: 'exchanged', at: 0, instead: i } as const,
  }));
  const trained = placed.map(({ contrast }, i) => ({ contrast, chance: i ? 0.9 : 0.01 }));
  const priors = { ruledOut: 0.2 };
  const verdicts = trainedVerdicts(placed, [{ slip: undefined, trained, certain: false }], priors);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'wrong']);
});
