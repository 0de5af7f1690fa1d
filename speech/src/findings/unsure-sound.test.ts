import { expect, test } from 'vitest';
import { contradictionsOf } from '../testing/contradictions.ts';
import type { AnalyzedTake } from './analyzed-take.ts';
import { describe } from './describe.ts';
import { take, word } from './testing-take.ts';
import { unsureCause, unsureSound } from './unsure-sound.ts';

const PAN = 'P AE~EH N';
const pan = word('pan', PAN);
const causeOf = (words: AnalyzedTake['words'], changes: Partial<AnalyzedTake> = {}) =>
  unsureCause(take('', words, changes));

test('a trained sound that could be the other one is told, with what to do and to say the phrase again', () => {
  const said = describe(take('new pan', [word('new', 'N UW'), pan], { overallAccuracy: 97 }));
  expect(said.findings[0]).toMatchObject({
    kind: 'unsure-sound',
    sound: { phone: 'AE', ipa: 'æ' },
    words: [1],
    title: 'We couldn’t tell your /æ/ from /ɛ/ in “pan”',
  });
  expect(said.findings[0]!.body).not.toBe('');
  expect(said.summary).toBe('We couldn’t tell your /æ/ from /ɛ/ in “pan.”');
  expect(said.next).toEqual({
    action: 'repeat',
    text: 'Listen to “pan,” then say the phrase again.',
  });
  expect(said.words[1]!.finding).toMatchObject({
    kind: 'unsure-sound',
    title: 'This could be /æ/ (a as in cat) or /ɛ/',
    body: said.findings[0]!.body,
  });
});

test('one that may have been left out is told as that', () => {
  const cause = causeOf([word('can’t', 'K AE N T~')])!;
  expect(cause.summary).toBe('We couldn’t tell if the /t/ in “can’t” was there');
});

test('in a take that is hard to hear the other sound is not named', () => {
  const faint = take('pan', [pan], { confidence: 0.69 });
  expect(unsureCause(faint)!.summary).toBe('We couldn’t be sure of the /æ/ in “pan”');
  expect(describe(faint).words[0]!.finding!.title).toBe(
    'We couldn’t be sure of the /æ/ (a as in cat)',
  );
  const body = (confidence: number) =>
    causeOf([word('nurse', 'N ER~EH S')], { confidence })!.finding.body;
  expect([body(0.7), body(0.69)].map((text) => text.includes('“eh”'))).toEqual([true, false]);
  expect(causeOf([pan], { confidence: 0.7 })!.summary).toContain('/ɛ/');
});

test('words that leave the same open are told together, the most of them first', () => {
  const words = [word('think', 'TH~S IH NG K'), pan, word('bad', 'B AE~EH D'), pan];
  expect(causeOf(words)!.finding).toMatchObject({
    words: [1, 2, 3],
    title: 'We couldn’t tell your /æ/ from /ɛ/ in “pan” and “bad”',
  });
});

test('where more is wrong with the word, that is told', () => {
  const unsure = (one: AnalyzedTake['words'][number]) => unsureSound(take('', [one]), 0);
  expect(unsure(pan)).toMatchObject({ index: 1, sound: { heard: { phone: 'EH' } } });
  for (const other of [
    word('pan', 'P:check>B AE~EH N'),
    word('pan', PAN, { accuracy: 0.74, kind: 'unclear' }),
    word('pan', PAN, { kind: 'missing', accuracy: 0 }),
    word('pan', PAN, { extra: { phone: 'S', ipa: 's' } }),
    word('pan', PAN, { stress: { expected: 1, heard: 2 } }),
  ]) {
    expect(unsure(other)).toBeUndefined();
  }
});

test('it comes after what was surely wrong and before any suspicion, whatever they cost', () => {
  const kinds = (...others: AnalyzedTake['words']) =>
    describe(take('', [...others, pan])).findings.map(({ kind }) => kind);
  const red = (sounds: string, accuracy: number) => word('red', sounds, { accuracy });
  expect(kinds(red('R:wrong>W EH D', 0.9)).slice(0, 2)).toEqual(['sound', 'unsure-sound']);
  expect(kinds(red('R:check>W EH D', 0.75)).slice(0, 2)).toEqual(['unsure-sound', 'sound']);
  const other = word('cat', 'K:wrong AE:wrong T');
  const rest = Array.from({ length: 12 }, () => word('red', 'R EH D'));
  expect(kinds(other, ...rest).slice(0, 2)).toEqual(['blurred-words', 'unsure-sound']);
  expect(kinds(red('R:check>W EH D', 0.75), word('low', 'L:wrong OW'))).toEqual([
    'sound',
    'unsure-sound',
    'sound',
  ]);
});

test('a word that was poorly said is no suspicion', () => {
  const first = (accuracy: number) => {
    const blurred = word('red', 'R EH D', { accuracy, kind: 'mispronounced' });
    return describe(take('', [blurred, pan])).findings[0]!.kind;
  };
  expect([0.5, 0.51].map(first)).toEqual(['blurred-words', 'unsure-sound']);
});

test('where the melody comes after it, what that cost is told', () => {
  const intonation = {
    target: { kind: 'statement' as const },
    score: 70,
    ending: { expected: 'fall' as const, heard: 'fall' as const, semitones: -4 },
    message: '',
    model: { times: [], semitones: [] },
  };
  const scores = { accuracyScore: 97, fluencyScore: 97, spokenAccuracy: 97, overallAccuracy: 91 };
  const said = describe(take('pan', [pan], { ...scores, intonation }));
  expect(said.findings.map(({ kind }) => kind)).toEqual(['unsure-sound', 'melody']);
  expect(said.summary).toMatch(/“pan.” The score counts the melody/);
});

test('what lowered the score is told before it, and no sound is said to have been right', () => {
  const said = describe(
    take('', [word('new', 'N UW'), pan], { overallAccuracy: 62, fluencyScore: 60 }),
  );
  expect(said.summary).toBe('What lowered the score was the rhythm.');
  expect(said.findings.map(({ kind }) => kind)).toEqual(['overall', 'unsure-sound']);
  const slightly = describe(
    take('', [pan], { overallAccuracy: 90, fluencyScore: 95, accuracyScore: 95 }),
  );
  expect(slightly.summary).not.toMatch(/Weak spots/);
});

test('in noise, what to do is about the noise', () => {
  const issues = [{ code: 'noisy' as const, blocking: false, message: '', words: [] }];
  const said = describe(
    take('new pan', [word('new', 'N UW'), pan], { issues, overallAccuracy: 97 }),
  );
  expect(said.next.text).toBe(
    'Turn away from the noise, or move to a hand’s width from the microphone.',
  );
});

test('nothing of a word that noise covered is open', () => {
  const issues = [{ code: 'noisy' as const, blocking: false, message: '', words: [1] }];
  const covered = word('pan', PAN, { kind: 'covered' });
  const said = describe(take('new pan', [word('new', 'N UW'), covered], { issues }));
  expect(said.findings.map(({ kind }) => kind)).not.toContain('unsure-sound');
});

test('neither the word nor its sound is praised, nor a form of it', () => {
  const path = word('path', 'P AE~AA TH');
  const forms = [
    {
      word: 0,
      text: 'path',
      full: 'pæθ',
      taught: 'pəθ',
      everywhere: true,
      margins: { full: -20, taught: 20 },
    },
  ];
  const said = describe(take('path', [path], { overallAccuracy: 97, forms }));
  expect(said.findings.map(({ kind }) => kind)).toEqual(['unsure-sound']);
});

test('a story that passes over it is a contradiction', () => {
  const contrasts = [{ word: 0, sound: 'AE', instead: 'EH', verdict: 'unsure' as const }];
  const of = (sounds: string) => {
    const taken = take('pan', [word('pan', sounds)], { overallAccuracy: 97, contrasts });
    const scores = {
      completenessScore: 100,
      transcript: 'pan',
      pitch: { times: [], semitones: [] },
    };
    return contradictionsOf({ engine: 'made', ...taken, ...scores, ...describe(taken) });
  };
  expect(of(PAN)).toEqual([]);
  expect(of('P AE N')).toEqual([
    'a trained sound that could not be told from another is told, unless more is wrong with its word',
  ]);
});
