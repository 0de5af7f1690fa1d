import { expect, test } from 'vitest';
import { PHONES, phoneIndex } from '../phonemes/phone-index.ts';
import { loadScorer } from './scorer.ts';
import { shippedFiles } from '../testing/shipped.ts';
import type { Evaluation } from './evaluate.ts';
import type { SoundEvidence } from '../contrasts/find-slips.ts';
import type { Stress } from '../intonation/lexical-stress.ts';
import { judgeWords, missingWord } from './judge-words.ts';

const config = {
  ...loadScorer(shippedFiles.scorer).config,
  phoneFlags: { wrong: 0.8, check: 1.4 },
  wordFlags: { wrong: 6 },
  wellSaid: { above: 6, phone: 0.25, word: 1 },
};

type Said = { word: number; symbol: string; score?: number; heardAs?: string };

/** Sounds of 10 frames each, all clearly themselves except those `heardAs` another. */
function evaluationOf(sounds: Said[], words: number[], changes: Partial<Evaluation> = {}) {
  const phones = sounds.map(({ word, symbol }, i) => ({
    phone: phoneIndex(symbol),
    word,
    place: 0,
    start: 10 * i,
    end: 10 * i + 10,
  }));
  const favoring = (i: number) => {
    const values = new Float64Array(PHONES.length).fill(-8);
    values[phones[i]!.phone] = -2;
    values[phoneIndex(sounds[i]!.heardAs ?? sounds[i]!.symbol)] = -0.1;
    return values;
  };
  const fit = phones.map((_, i) => favoring(i));
  const observation = {
    clip: { hiss: new Float32Array(10 * sounds.length).fill(-20) },
    alignment: { phones, variants: [], score: 0 },
    posteriors: fit.map((mean) => ({ mean, highest: mean })),
    fit,
    heads: { asPhone: fit.map((values) => Float32Array.from(values)) },
  } as unknown as Evaluation['observation'];
  return {
    observation,
    phones,
    symbols: sounds.map(({ symbol }) => symbol),
    scores: { phones: sounds.map(({ score = 1.9 }) => score), words, aspects: [] },
    strict: { words, aspects: [5] },
    chance: 1,
    replaced: [],
    missing: [],
    variants: words.map(() => 0),
    ...changes,
  } as unknown as Evaluation;
}

const expected = (word: string, phones: string) => ({
  word,
  at: 0,
  variants: [phones.split(' ')],
});
const RICE = expected('rice', 'R AY1 S');
const rice = (changes: Partial<Said>[] = []): Said[] =>
  ['R', 'AY1', 'S'].map((symbol, i) => ({ word: 0, symbol, ...changes[i] }));

const CLEAR: SoundEvidence = { slip: undefined, trained: [], certain: true };
const slipTo = (phone: string, chance: number) => ({
  contrast: { kind: 'exchanged', at: 0, instead: phoneIndex(phone) } as const,
  chance,
});

/** `first`: the contrast test's result for the first sound; all others are cleared. */
function judge(
  evaluation: Evaluation,
  {
    words = [RICE],
    offset = 0,
    first = CLEAR,
    different = false,
    stresses = new Map<number, Stress>(),
  } = {},
) {
  const evidence = evaluation.phones.map((_, i) => (i === 0 ? first : CLEAR));
  return judgeWords(words, evaluation, evidence, stresses, config, different, offset);
}

test('a well-said word is ok, its sounds are good and certain', () => {
  const { words, certain, forgiven } = judge(evaluationOf(rice(), [9.5]));
  expect(words).toHaveLength(1);
  expect(words[0]).toMatchObject({ word: 'rice', start: 0, end: 0.3, accuracy: 0.95, kind: 'ok' });
  expect(words[0]!.sounds.map(({ phone, verdict }) => [phone, verdict])).toEqual([
    ['R', 'good'],
    ['AY', 'good'],
    ['S', 'good'],
  ]);
  expect([...certain]).toEqual(words[0]!.sounds);
  expect(forgiven).toBe(0);
});

test('times count from the start of the recording as it was handed in', () => {
  const { words } = judge(evaluationOf(rice(), [9]), { offset: 1.5 });
  expect([words[0]!.start, words[0]!.end]).toEqual([1.5, 1.8]);
  expect(words[0]!.sounds[1]).toMatchObject({ start: 1.6, end: 1.7 });
});

test('a word is mispronounced by its own score, unclear by its number or by one wrong sound', () => {
  const kind = (score: number, changes: Partial<Said>[] = []) =>
    judge(evaluationOf(rice(changes), [score])).words[0]!.kind;
  expect(kind(5.9)).toBe('mispronounced');
  expect(kind(6)).toBe('unclear');
  expect(kind(7.44)).toBe('unclear');
  expect(kind(7.45)).toBe('ok');
  expect(kind(9, [{ score: 0.5 }])).toBe('unclear');
  expect(kind(9, [{ score: 1.2 }])).toBe('ok');
});

test('a last word as short as can be is unclear, has half its number, and no sound of it is certain', () => {
  const and = ['AE1', 'N', 'D'].map((symbol) => ({ word: 1, symbol }));
  const words = [RICE, expected('and', 'AE1 N D')];
  const after = (frames: number, changes: Partial<Evaluation> = {}, shortened = 1) => {
    const evaluation = evaluationOf([...rice(), ...and], [9.5, 9.5], changes);
    const phones = evaluation.phones.map((phone) =>
      phone.word === shortened ? { ...phone, end: phone.start + frames } : phone,
    );
    const judged = judge({ ...evaluation, phones }, { words });
    const { kind, accuracy, sounds } = judged.words[shortened]!;
    return [judged.squeezed, kind, accuracy, sounds.some((own) => judged.certain.has(own))];
  };
  expect(after(4)).toEqual([undefined, 'ok', 0.95, true]);
  expect(after(3)).toEqual([1, 'unclear', 0.5, false]);
  expect(after(3, { replaced: [1] })).toEqual([1, 'mispronounced', 0.3, false]);
  expect(after(3, {}, 0)).toEqual([undefined, 'ok', 0.95, true]);
});

test('a last word of one sound may be short, and one with a longer sound', () => {
  const lengths = (symbols: string[], frames: number[]) => {
    const said = [{ word: 1, symbol: 'OW1' }, ...symbols.map((symbol) => ({ word: 2, symbol }))];
    const evaluation = evaluationOf([...rice(), ...said], [9.5, 9.5, 9.5]);
    const first = evaluation.phones.length - symbols.length;
    const phones = evaluation.phones.map((phone, i) =>
      i < first ? phone : { ...phone, end: phone.start + frames[i - first]! },
    );
    const words = [RICE, expected('oh', 'OW1'), expected('it', symbols.join(' '))];
    return judge({ ...evaluation, phones }, { words }).squeezed;
  };
  expect(lengths(['AY1'], [3])).toBeUndefined();
  expect(lengths(['IH1', 'T'], [3, 4])).toBeUndefined();
  expect(lengths(['IH1', 'T'], [3, 3])).toBe(2);
});

test('a word said alone may be short', () => {
  const evaluation = evaluationOf(rice(), [9.5]);
  const phones = evaluation.phones.map((phone) => ({ ...phone, end: phone.start + 3 }));
  const { words, squeezed } = judge({ ...evaluation, phones });
  expect([words[0]!.kind, squeezed]).toEqual(['ok', undefined]);
});

test('a wrong sound is reported with the sound that was heard', () => {
  const { words, forgiven } = judge(evaluationOf(rice([{ score: 0.5, heardAs: 'L' }]), [7]));
  expect(words[0]!.sounds[0]).toMatchObject({
    verdict: 'wrong',
    heard: { phone: 'L', ipa: 'l' },
  });
  expect(forgiven).toBe(0);
});

test("a confusion that the score does not penalize is 'check', and counted by its probability", () => {
  const first = { slip: slipTo('L', 0.75), trained: [], certain: false };
  const { words, forgiven, failed, certain } = judge(evaluationOf(rice(), [9]), { first });
  expect(words[0]!.sounds[0]).toMatchObject({ verdict: 'check', heard: { phone: 'L' } });
  expect([forgiven, failed]).toEqual([0.5, 0]);
  expect(certain.has(words[0]!.sounds[0]!)).toBe(false);
});

test('a word with a sound too many is unclear, though all its own sounds are good', () => {
  const added = (phone: string, chance: number): SoundEvidence => ({
    ...CLEAR,
    added: { contrast: { kind: 'added', at: 0, instead: phoneIndex(phone) }, chance },
  });
  const { words, certain, forgiven } = judge(evaluationOf(rice(), [9.5]), {
    first: added('T', 0.75),
  });
  expect(words[0]).toMatchObject({
    kind: 'unclear',
    accuracy: 0.74,
    extra: { phone: 'T', ipa: 't' },
  });
  expect(words[0]!.sounds.map(({ verdict }) => verdict)).toEqual(['good', 'good', 'good']);
  expect([certain.size, forgiven]).toEqual([3, 0.5]);
  const extraOf = (phone: string) =>
    judge(evaluationOf(rice(), [9.5]), { first: added(phone, 0.75) }).words[0]!.extra;
  expect(extraOf('AH')).toEqual({ phone: 'AH', ipa: 'ə' });
  expect(judge(evaluationOf(rice(), [9.5])).words[0]).not.toHaveProperty('extra');
});

test('the surest sound too many is that of its own word alone', () => {
  const added = (phone: string, chance: number) => ({
    ...CLEAR,
    added: { contrast: { kind: 'added', at: 0, instead: phoneIndex(phone) } as const, chance },
  });
  const sounds = [...rice(), { word: 1, symbol: 'N' }, { word: 1, symbol: 'AW1' }];
  const evaluation = evaluationOf(sounds, [9.5, 9]);
  const evidence = [added('T', 0.6), CLEAR, added('D', 0.9), CLEAR, CLEAR];
  const words = [RICE, expected('now', 'N AW1')];
  const judged = judgeWords(words, evaluation, evidence, new Map(), config, false, 0);
  expect(judged.words.map(({ extra }) => extra?.phone)).toEqual(['D', undefined]);
  expect(judged.forgiven).toBeCloseTo(0.8);
});

test('a sound too many is left out where the word itself or a sound of it is in doubt', () => {
  const added: SoundEvidence = {
    ...CLEAR,
    added: { contrast: { kind: 'added', at: 0, instead: phoneIndex('T') }, chance: 0.75 },
  };
  const judged = (score: number, changes: Partial<Evaluation> = {}, sounds = rice()) => {
    const { words, forgiven } = judge(evaluationOf(sounds, [score], changes), { first: added });
    return { extra: words[0]!.extra?.phone, forgiven };
  };
  const none = { extra: undefined, forgiven: 0 };
  expect(judged(6)).toEqual({ extra: 'T', forgiven: 0.5 });
  expect(judged(5.9)).toEqual(none);
  expect(judged(9.5, { replaced: [0] })).toEqual(none);
  expect(judged(9.5, {}, rice([{}, { score: 1.2 }]))).toEqual(none);
  expect(judged(9.5, {}, rice([{}, { score: 0.5 }]))).toEqual(none);
});

test('the number of a sound lies in the band of its verdict', () => {
  const accuracyOf = (score: number, first: SoundEvidence) =>
    judge(evaluationOf(rice([{ score }]), [9]), { first }).words[0]!.sounds[0]!.accuracy;
  const doubted = { slip: slipTo('L', 0.75), trained: [], certain: false };
  const failed = { slip: slipTo('L', 0.75), trained: [slipTo('L', 0.75)], certain: false };
  expect(accuracyOf(1.9, CLEAR)).toBe(0.95);
  expect(accuracyOf(1.9, doubted)).toBe(0.74);
  expect(accuracyOf(1.45, CLEAR)).toBe(0.75);
  expect(accuracyOf(1.9, failed)).toBe(0.49);
  // Within the band the scorer's own number stands.
  expect(accuracyOf(1, doubted)).toBe(0.5);
  expect(accuracyOf(0.9, CLEAR)).toBe(0.5);
  expect(accuracyOf(0.3, failed)).toBe(0.15);
});

test('a trained sound that was another one is wrong, and its word has 60 at most', () => {
  const trained = (chance: number) => {
    const slip = slipTo('L', chance);
    const first = { slip: chance > 0.5 ? slip : undefined, trained: [slip], certain: false };
    return judge(evaluationOf(rice(), [9.5]), { first });
  };
  const barely = trained(0.51);
  expect(barely.words[0]).toMatchObject({ kind: 'mispronounced' });
  expect(barely.words[0]!.accuracy).toBeCloseTo(0.596);
  expect(barely.words[0]!.sounds[0]).toMatchObject({ verdict: 'wrong', heard: { phone: 'L' } });
  expect(barely.failed).toBeCloseTo(0.02);
  expect(trained(1).words[0]!.accuracy).toBe(0.4);
  expect(trained(0.49).words[0]).toMatchObject({ kind: 'ok', accuracy: 0.95 });
});

test('a trained sound that was another one lowers its own word alone', () => {
  const slip = slipTo('L', 1);
  const sounds = [...rice(), { word: 1, symbol: 'N' }, { word: 1, symbol: 'AW1' }];
  const { words } = judge(evaluationOf(sounds, [9.5, 9]), {
    words: [RICE, expected('now', 'N AW1')],
    first: { slip, trained: [slip], certain: false },
  });
  expect(words.map(({ kind, accuracy }) => [kind, accuracy])).toEqual([
    ['mispronounced', 0.4],
    ['ok', 0.9],
  ]);
});

test('a vowel heard in a weak syllable is shown weak, and strong in a strong one', () => {
  const heardIn = (symbol: string) => {
    const sounds = [{ word: 0, symbol, score: 0.5, heardAs: 'AH' }];
    const { words } = judge(evaluationOf(sounds, [9]), { words: [expected('a', symbol)] });
    return words[0]!.sounds[0]!.heard?.ipa;
  };
  expect([heardIn('IH0'), heardIn('IH1')]).toEqual(['ə', 'ʌ']);
});

test('a word carries the stress that was heard in it', () => {
  const stress = { expected: 1, heard: 2 };
  const { words } = judge(evaluationOf(rice(), [9]), { stresses: new Map([[0, stress]]) });
  expect(words[0]!.stress).toBe(stress);
});

test('another word in its place has a third of the points at most and is mispronounced', () => {
  const { words } = judge(evaluationOf(rice(), [9.5], { replaced: [0] }));
  expect(words[0]).toMatchObject({ accuracy: 0.3, kind: 'mispronounced' });
});

test('scores outside their scale are shown at its ends', () => {
  const { words } = judge(evaluationOf(rice([{ score: 2.4 }, { score: -0.2 }]), [10.4]));
  expect(words[0]!.accuracy).toBe(1);
  expect(words[0]!.sounds.map(({ accuracy }) => accuracy)).toEqual([1, 0, 0.95]);
});

test('a word that was not said is at its expected place, without time or points', () => {
  const SAID = expected('now', 'N AW1');
  const sounds = [...rice(), { word: 2, symbol: 'N' }, { word: 2, symbol: 'AW1' }];
  const evaluation = evaluationOf(sounds, [9, 8.5], { variants: [0, 0, 0] });
  const { words } = judge(evaluation, { words: [RICE, expected('and', 'AE1 N D'), SAID] });
  expect(words.map(({ kind }) => kind)).toEqual(['ok', 'missing', 'ok']);
  expect(words[1]).toEqual(missingWord('and', ['AE1', 'N', 'D'], 0.3));
  expect(words[2]).toMatchObject({ start: 0.3, accuracy: 0.85 });
});

test('in another phrase a poor word was not said rather than said badly', () => {
  const kind = (score: number) =>
    judge(evaluationOf(rice(), [score]), { different: true }).words[0]!.kind;
  expect(kind(5.9)).toBe('missing');
  expect(kind(6)).toBe('unclear');
});

test('a missing word has all its sounds, wrong, at one moment', () => {
  const { start, end, accuracy, sounds } = missingWord('and', ['AH0', 'N', 'D'], 1.2);
  expect([start, end, accuracy]).toEqual([1.2, 1.2, 0]);
  expect(sounds.map(({ phone, ipa, verdict }) => `${phone} ${ipa} ${verdict}`)).toEqual([
    'AH ə wrong',
    'N n wrong',
    'D d wrong',
  ]);
});

/** `accuracy` of the whole reading, and the word’s score, by the strict scorer. */
function kindWhen(accuracy: number, strict: number) {
  const changes = { strict: { words: [strict], aspects: [accuracy] } as Evaluation['strict'] };
  return judge(evaluationOf(rice(), [5.5], changes)).words[0]!.kind;
}

test('it takes more to mark a word in a reading that is well said', () => {
  expect([kindWhen(6, 9), kindWhen(7.1, 9)]).toEqual(['mispronounced', 'unclear']);
});

test('but not one that the strict scorer alone holds down', () => {
  const { mostAbove } = config;
  expect(kindWhen(9, 5.5 - mostAbove.word)).toBe('mispronounced');
  expect(kindWhen(9, 5.5 - mostAbove.word + 0.1)).toBe('unclear');
});

test('a word that the strict scorer alone holds down far enough is unclear, and so is its number', () => {
  const of = (score: number, under = 0) => {
    const strict = { words: [score - config.mostAbove.word + under], aspects: [6] };
    const { kind, accuracy } = judge(
      evaluationOf(rice(), [score], { strict: strict as Evaluation['strict'] }),
    ).words[0]!;
    return [kind, accuracy];
  };
  expect(of(8.24)).toEqual(['unclear', 0.74]);
  expect(of(8.24, 0.1)).toEqual(['ok', 0.824]);
  expect(of(8.25)).toEqual(['ok', 0.825]);
});

test('it takes more to mark a sound as well, and its number agrees', () => {
  const of = (accuracy: number) => {
    const changes = { strict: { words: [9], aspects: [accuracy] } as Evaluation['strict'] };
    const { verdict, accuracy: number } = judge(evaluationOf(rice([{ score: 1.2 }]), [9], changes))
      .words[0]!.sounds[0]!;
    return [verdict, number];
  };
  expect([of(6), of(7)]).toEqual([
    ['check', 0.6],
    ['good', 0.75],
  ]);
});
