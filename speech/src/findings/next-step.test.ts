import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { take, word } from './testing-take.ts';

const think = word('think', 'TH:wrong>S IH NG K');
const far = word('far', 'F AA:check R', { accuracy: 0.8 });
const nice = word('nice', 'N AY S');
const nextOf = (words: Parameters<typeof take>[1], changes: Parameters<typeof take>[2] = {}) =>
  describe(take(words.map((one) => one.word).join(' '), words, changes)).next;

test('a wrong sound is drilled, however good the rest was', () => {
  const drill = { action: 'drill', word: 1, text: 'Say just “think” three times.' };
  expect(nextOf([nice, think], { overallAccuracy: 70 })).toEqual(drill);
  expect(nextOf([nice, think], { overallAccuracy: 92 })).toEqual(drill);
});

test('an uncertain sound is drilled until the take is good, which is from 85 on', () => {
  expect(nextOf([nice, far], { overallAccuracy: 84.4 }).action).toBe('drill');
  expect(nextOf([nice, far], { overallAccuracy: 84.5 }).action).toBe('move-on');
});

test('a word is said again however good the take was, if it got 50 % or less', () => {
  const low = (accuracy: number) => word('low', 'L OW', { kind: 'unclear', accuracy });
  const next = (accuracy: number) => nextOf([nice, low(accuracy)], { overallAccuracy: 92 });
  expect(next(0.505).action).toBe('move-on');
  expect(next(0.504)).toEqual({
    action: 'repeat',
    text: 'Say it again and take your time with “low.”',
  });
});

test('with such a word nothing else is small either: the costliest thing comes first', () => {
  const low = word('low', 'L OW', { kind: 'unclear', accuracy: 0.5 });
  const costlier = word('far', 'F AA:check R', { accuracy: 0.52 });
  expect(nextOf([costlier, nice], { overallAccuracy: 92 }).action).toBe('move-on');
  expect(nextOf([costlier, low], { overallAccuracy: 92 })).toMatchObject({
    action: 'drill',
    word: 0,
  });
  expect(nextOf([nice, { ...costlier, accuracy: 0.5 }], { overallAccuracy: 92 }).action).toBe(
    'drill',
  );
});

test('but not one that noise covered', () => {
  const low = word('low', 'L OW', { kind: 'covered', accuracy: 0.3 });
  const issues = [{ code: 'noisy' as const, blocking: false, message: '', words: [1] }];
  expect(nextOf([nice, low], { overallAccuracy: 92, issues }).action).toBe('move-on');
});

test('a missing word is put in before anything else', () => {
  const missing = word('think', 'TH IH NG K', { kind: 'missing', accuracy: 0 });
  expect(nextOf([nice, missing], { overallAccuracy: 88 })).toEqual({
    action: 'repeat',
    text: 'Say it again, this time with “think.”',
  });
});

test('without anything to correct the next phrase is next', () => {
  expect(nextOf([nice], { overallAccuracy: 98 })).toEqual({
    action: 'move-on',
    text: 'Go on to the next phrase.',
  });
});

test('a good take of which noise covered a word blames the noise and not the word', () => {
  const issues = [{ code: 'noisy' as const, blocking: false, message: '', words: [1] }];
  const words = [nice, { ...think, kind: 'covered' as const }];
  const analysis = describe(take('nice think', words, { overallAccuracy: 80, issues }));
  expect(analysis.findings[0]).toMatchObject({ kind: 'issue', words: [1] });
  expect(analysis.summary).toBe('Noise covered “think.”');
  expect(analysis.words[1]!.finding).toMatchObject({
    kind: 'issue',
    title: 'Noise covered this word',
  });
  expect(analysis.next).toEqual({
    action: 'repeat',
    text: 'Turn away from the noise, or move to a hand’s width from the microphone.',
  });
});

test('a take without a score is said again as its issue asks', () => {
  const issues = [{ code: 'silence' as const, blocking: true, message: '' }];
  expect(nextOf([nice], { issues })).toEqual({
    action: 'repeat',
    text: 'Check that the right microphone is selected, then try again.',
  });
});
