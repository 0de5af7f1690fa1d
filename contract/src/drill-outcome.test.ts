import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { drillOutcome, drillTraining, saidInstead } from './drill-outcome.ts';

type Sound = Analysis['words'][number]['sounds'][number];

const sound = (phone: string, verdict: Sound['verdict'], accuracy = 0.9): Sound => ({
  phone,
  ipa: phone,
  start: 0,
  end: 1,
  accuracy,
  verdict,
});

/** “think”, said alone. */
function take(sounds: Sound[], overrides: Partial<Analysis> = {}): Analysis {
  const word = { word: 'think', start: 0, end: 1, accuracy: 0.81, kind: 'ok' as const, sounds };
  return {
    overallAccuracy: 81,
    accuracyScore: 81,
    fluencyScore: 81,
    prosodyScore: 81,
    completenessScore: 100,
    transcript: 'think',
    confidence: 0.9,
    words: [word],
    pauses: [],
    pitch: { times: [], semitones: [] },
    issues: [],
    contrasts: [],
    feedback: [],
    recommendations: [],
    ...overrides,
  };
}

const fast = {
  phrase: 'The first three months went fast.',
  trains: {
    sounds: ['S', 'T'],
    contrasts: [
      { word: 2, sound: 'TH', instead: 'S' },
      { word: 3, sound: 'S', instead: '' },
      { word: 5, sound: 'T', instead: '' },
    ],
  },
};

test.each([
  ['said as another sound', 'three', 'TH', 'S', ['S']],
  ['said as itself', 'three', 'TH', 'TH', []],
  ['that the exercise trains against another sound', 'three', 'TH', undefined, []],
  ['that the exercise trains not to leave out', 'months', 'S', undefined, ['']],
  ['the same, said as itself', 'months', 'S', 'S', ['']],
  ['the same, with another capital and sign', 'Fast', 'T', undefined, ['']],
  ['the same, said as another sound', 'months', 'S', 'Z', ['Z', '']],
  ['the same, left out', 'months', 'S', '', ['']],
  ['left out where the exercise does not train that', 'first', 'S', '', ['']],
  ['the same, in another word', 'first', 'S', undefined, []],
  ['beside it in the same word', 'fast', 'S', undefined, []],
  ['of a word that is not in the phrase', 'left', 'T', undefined, []],
])('a drill of a sound %s', (_of, word, sound, instead, others) => {
  const { sounds, contrasts = [] } = drillTraining({ word, sound, instead }, fast);
  expect(sounds).toEqual([sound]);
  expect(contrasts).toEqual(others.map((other) => ({ word: 0, sound, instead: other })));
});

test('the drill of a phrase of one’s own trains its sound against what was said in its place', () => {
  const own = { phrase: fast.phrase };
  const months = { word: 'months', sound: 'S', instead: undefined };
  expect([drillTraining(months), drillTraining(months, own)]).toEqual([
    { sounds: ['S'] },
    { sounds: ['S'] },
  ]);
  const contrasts = [{ word: 0, sound: 'S', instead: '' }];
  expect(drillTraining({ ...months, instead: '' }, own)).toEqual({ sounds: ['S'], contrasts });
});

test('in place of a sound another one was said, or nothing, or we do not know', () => {
  expect(saidInstead({ heard: { phone: 'S' } })).toBe('S');
  expect(saidInstead({ dropped: true })).toBe('');
  expect([saidInstead({ maybe: 'EH' }), saidInstead({ maybe: '' })]).toEqual(['EH', '']);
  expect([saidInstead({}), saidInstead({ heard: null })]).toEqual([undefined, undefined]);
});

const rest = [sound('IH', 'good'), sound('NG', 'wrong', 0.1), sound('K', 'good')];
type Tested = Analysis['contrasts'][number]['verdict'];
const contrast = (verdict: Tested, ofLeavingOut: Tested = 'right') => ({
  contrasts: [
    { word: 0, sound: 'TH', instead: 'S', verdict },
    { word: 0, sound: 'TH', instead: '', verdict: ofLeavingOut },
  ],
});
const issue = (code: Analysis['issues'][number]['code'], blocking: boolean) => ({
  issues: [{ code, blocking, message: '' }],
});

test('the sound that was asked for decides, whatever the others were like', () => {
  expect(drillOutcome(take([sound('TH', 'good', 0.8), ...rest]), 'TH')).toEqual({
    outcome: 'passed',
    accuracy: 0.81,
    sound: 0.8,
    heard: undefined,
  });
});

test('a wrong sound is missed, with what was heard in its place', () => {
  const heard = { phone: 'S', ipa: 's' };
  const said = { ...sound('TH', 'wrong', 0.2), heard };
  expect(drillOutcome(take([said, ...rest]), 'TH')).toMatchObject({
    outcome: 'missed',
    sound: 0.2,
    heard,
  });
});

test('a sound that was left out is missed, and named as that', () => {
  const said: Sound = { ...sound('TH', 'wrong', 0.2), dropped: true };
  expect(drillOutcome(take([said, ...rest]), 'TH')).toMatchObject({
    outcome: 'missed',
    heard: undefined,
    dropped: true,
  });
  const unsure = take([{ ...said, verdict: 'check' }, ...rest]);
  expect(drillOutcome(unsure, 'TH')).not.toHaveProperty('dropped');
});

test('a sound that is only close is missed', () => {
  expect(drillOutcome(take([sound('TH', 'check'), ...rest]), 'TH').outcome).toBe('missed');
});

test('the tested contrast is believed over the score', () => {
  const good = [sound('TH', 'good'), ...rest];
  expect(drillOutcome(take(good, contrast('wrong')), 'TH').outcome).toBe('missed');
  expect(drillOutcome(take(good, contrast('unsure')), 'TH').outcome).toBe('unsure');
  expect(drillOutcome(take(good, contrast('right')), 'TH').outcome).toBe('passed');
  expect(drillOutcome(take(good, contrast('right', 'wrong')), 'TH').outcome).toBe('missed');
  expect(drillOutcome(take(good, contrast('right', 'unsure')), 'TH').outcome).toBe('unsure');
  const close = [sound('TH', 'check'), ...rest];
  expect(drillOutcome(take(close, contrast('right')), 'TH').outcome).toBe('missed');
});

test('a sound that the word has twice must be right twice', () => {
  const twice = [sound('S', 'good', 0.9), sound('S', 'wrong', 0.2)];
  expect(drillOutcome(take(twice), 'S')).toMatchObject({ outcome: 'missed', sound: 0.2 });
});

test('a word without the sound when said alone is judged by all of its sounds', () => {
  const judged = drillOutcome(take([sound('K', 'good'), sound('AE', 'good')]), 'AH');
  expect(judged).toMatchObject({ outcome: 'passed', accuracy: 0.81 });
  expect(judged.sound).toBeUndefined();
  expect(drillOutcome(take([sound('K', 'wrong'), sound('AE', 'good')]), 'AH').outcome).toBe(
    'missed',
  );
});

test('a sound that was left out is not said: asked for it is missed, among others it is left aside', () => {
  const leftOut = { ...sound('TH', 'good', 1), start: 0.4, end: 0.4 };
  const judged = drillOutcome(take([leftOut, sound('IH', 'good')]), 'TH');
  expect(judged).toEqual({ outcome: 'missed', accuracy: 0.81, dropped: true });
  const twice = [leftOut, sound('TH', 'good', 0.8)];
  expect(drillOutcome(take(twice), 'TH')).toMatchObject({ outcome: 'passed', sound: 0.8 });
  expect(drillOutcome(take([leftOut]), 'AH').outcome).toBe('unsure');
});

test('what was refused a score, is in doubt or was not heard is no try', () => {
  const good = [sound('TH', 'good'), ...rest];
  for (const analysis of [
    take(good, issue('different-phrase', true)),
    take(good, issue('unsure-phrase', false)),
    take(good, { overallAccuracy: 40, confidence: 0.3 }),
    take([]),
    take(good, { words: [{ ...take(good).words[0]!, kind: 'missing' }] }),
  ]) {
    expect(drillOutcome(analysis, 'TH').outcome).toBe('unsure');
  }
});

test('a word that noise covered is unsure, and in noise that covered nothing it counts', () => {
  const noisy = take([sound('TH', 'good')], issue('noisy', false));
  const covered = { ...noisy.words[0]!, kind: 'covered' as const };
  expect(drillOutcome(noisy, 'TH').outcome).toBe('passed');
  expect(drillOutcome({ ...noisy, words: [covered] }, 'TH').outcome).toBe('unsure');
});
