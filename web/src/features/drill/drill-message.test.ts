import { expect, test } from 'vitest';
import type { Drill, Saying } from './drill.ts';
import { drillMessage } from './drill-message.ts';

const heard = { phone: 'S', ipa: 's' };
const of = {
  phrase: 'I think so.',
  index: 1,
  word: 'think',
  sound: { phone: 'TH', ipa: 'θ' },
  instead: 'S',
  cue: 'Put the tip of your tongue between your teeth.',
  before: 48,
};

const drill = (...passes: boolean[]): Drill => ({
  of,
  seconds: 0,
  tries: passes.map((passed, at) => ({
    analysisId: `${at}`,
    passed,
    percent: 80,
    heard: passed ? undefined : heard,
  })),
});

test('a pass says how many are left', () => {
  expect(drillMessage(drill(true), 'passed')).toMatchObject({ title: 'Passed', text: '2 more.' });
  expect(drillMessage(drill(true, true), 'passed')).toMatchObject({ text: 'One more.' });
});

test('a miss says what was heard and repeats the cue', () => {
  expect(drillMessage(drill(false), 'missed')).toEqual({
    band: 'notyet',
    title: 'Not yet',
    said: heard,
    cue: of.cue,
  });
});

test('a miss in which the sound was left out says that', () => {
  const missed = drill(false);
  Object.assign(missed.tries[0]!, { heard: undefined, dropped: true });
  expect(drillMessage(missed, 'missed')).toEqual({
    band: 'notyet',
    title: 'Not yet',
    dropped: true,
    cue: of.cue,
  });
});

test('a miss in which the sound itself was heard names no other', () => {
  const missed = drill(false);
  missed.tries[0]!.heard = of.sound;
  expect(drillMessage(missed, 'missed')).toMatchObject({ said: undefined, cue: of.cue });
});

test('what could not be judged is said not to count', () => {
  expect(drillMessage(drill(), 'unsure')).toMatchObject({
    band: 'unsure',
    title: 'Not sure',
    text: expect.stringContaining('doesn’t count'),
  });
});

test('where the recording was the reason, it is told instead', () => {
  const message = 'Noise covered “think.” Turn away from the noise.';
  const sayingWith = (code: 'noisy' | 'unsure-phrase') => {
    const issues = [{ code, blocking: false, message }];
    const analysis = { issues, overallAccuracy: 40, confidence: 0.9, words: [] };
    return { analysisId: code, of: { analysis, at: 0 } } as unknown as Saying;
  };
  const faint = sayingWith('unsure-phrase');
  Object.assign(faint.of!.analysis, { issues: [], confidence: 0.3 });
  const noisy = sayingWith('noisy');
  const once = { ...drill(), unsure: [noisy] };
  expect(drillMessage(once, 'unsure')?.text).toBe(`${message} That one doesn’t count.`);
  const ended = { ...drill(), unsure: [noisy, noisy, noisy] };
  expect(drillMessage(ended, 'unsure')?.text).toBe(
    `${message} That was the last try for now. Say the whole phrase, and drill the word again later.`,
  );
  expect(drillMessage(ended, 'unsure', true)?.text).toMatch(/last try for now\.$/);
  expect(drillMessage({ ...drill(), unsure: [faint] }, 'unsure')?.text).toMatch(
    /^Parts of this recording were hard to hear\..* That one doesn’t count\.$/,
  );
  const doubted = { ...drill(), unsure: [noisy, sayingWith('unsure-phrase')] };
  expect(drillMessage(doubted, 'unsure')?.text).toMatch(/^That couldn’t be judged/);
});

test('a word that could not be judged three times ends kindly, with the phrase to go on with', () => {
  const unsure = ['a', 'b', 'c'].map((analysisId) => ({ analysisId }));
  for (const ended of [drill(), drill(true, false)]) {
    const of3 = { ...ended, unsure };
    expect(drillMessage(of3, 'unsure')).toMatchObject({ band: 'unsure', title: 'Not sure' });
    expect(drillMessage(of3, undefined)?.text).toContain('Say it in the whole phrase.');
    expect(drillMessage(of3, 'unsure', true)?.text).not.toContain('phrase');
  }
});

test('after a reload the last try is told again', () => {
  expect(drillMessage(drill(true, false), undefined)?.title).toBe('Not yet');
  expect(drillMessage(drill(), undefined)).toBeUndefined();
});

test('the end leads back to the phrase, passed or not, unless that is gone', () => {
  for (const ended of [drill(true, true, true), drill(false, true, false, true, false)]) {
    expect(drillMessage(ended, 'missed')?.text).toContain('whole phrase');
    expect(drillMessage(ended, 'missed', true)?.text).not.toContain('phrase');
  }
});
