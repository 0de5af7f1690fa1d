import { expect, test } from 'vitest';
import { praiseworthy, specificPraise } from './praise.ts';
import { take, word } from './testing-take.ts';
import { wordFindings } from './word-findings.ts';

const worth = word('worth', 'W ER TH');
const think = word('think', 'TH:wrong>S IH NG K');

test('each sound is praised once, and none in a little word', () => {
  const brother = word('brother', 'B R AH DH ER');
  const other = word('other', 'AH DH ER');
  const the = word('the', 'DH AH');
  const findings = wordFindings(take('', [the, brother, { ...the }, other]));
  const sounds = findings.map(({ sound }) => sound?.phone);
  expect(sounds[0]).toBeUndefined();
  expect(sounds[2]).toBeUndefined();
  expect(sounds.filter((phone) => phone === 'DH')).toHaveLength(1);
});

test('a sound without evidence of its own is not praised', () => {
  const doubtful = take('', [worth], { certain: new Set() });
  expect(praiseworthy(doubtful)).toEqual([]);
  expect(wordFindings(doubtful)[0]?.sound).toBeUndefined();
  expect(specificPraise(doubtful)).toBeUndefined();
});

const CERTAIN_OF_NONE = { certain: new Set<never>() };

test.each([
  ['right', 'AE', ['EH', 'TH']],
  ['unsure', 'AE', ['TH']],
  ['wrong', 'AE', ['TH']],
  // It was there: that says little about how it was said.
  ['right', '', ['TH']],
] as const)(
  'a trained sound that was %s, and not %o, leaves %j to praise',
  (verdict, instead, phones) => {
    const words = [word('path', 'P AA TH'), word('pen', 'P EH N')];
    const contrasts = [{ word: 1, sound: 'EH', instead, verdict }];
    const praised = praiseworthy(take('', words, { contrasts }));
    expect(praised.map(({ sound }) => sound.phone)).toEqual(phones);
    // Against the other sound it was tested. Nobody asks what else it may have been.
    const tested = praiseworthy(take('', words, { contrasts, ...CERTAIN_OF_NONE }));
    expect(tested.map(({ sound }) => sound.phone)).toEqual(
      phones.filter((phone) => phone === 'EH'),
    );
  },
);

test.each([
  [0.9, 0.1, 1],
  [0.89, 0.1, 0],
  // Left out, as running speech may leave it out.
  [1, 0, 0],
])('a trained sound of %d that took %d s is praised %d times', (accuracy, seconds, times) => {
  const pen = word('pen', 'P EH N');
  Object.assign(pen.sounds[1]!, { accuracy, start: 1, end: 1 + seconds });
  const contrasts = [{ word: 0, sound: 'EH', instead: 'AE', verdict: 'right' as const }];
  expect(praiseworthy(take('', [pen], { contrasts, ...CERTAIN_OF_NONE }))).toHaveLength(times);
});

test('a word that noise covered is not praised', () => {
  const covered = take('', [{ ...worth, kind: 'covered' }, word('red', 'R EH D')]);
  expect(praiseworthy(covered).map(({ sound }) => sound.phone)).toEqual(['R']);
  expect(wordFindings(covered)[0]).toMatchObject({ kind: 'issue', words: [0] });
});

test('a sound that slipped in another word is not praised', () => {
  const phones = (words: ReturnType<typeof word>[]) =>
    praiseworthy(take('', words)).map(({ sound }) => sound.phone);
  expect(phones([worth])).toEqual(['TH']);
  expect(phones([think, worth])).toEqual(['ER']);
});

test('the praise of a take names the word of its sound', () => {
  expect(specificPraise(take('', [think, word('red', 'R EH D')]))).toMatchObject({
    kind: 'praise',
    sound: { phone: 'R', ipa: 'ɹ' },
    words: [1],
  });
});

test('a smooth take of more than three words is praised as a whole', () => {
  const words = ['up', 'at', 'it', 'on'].map((name) => word(name, 'P'));
  const smooth = { fluencyScore: 90 };
  expect(specificPraise(take('', words, smooth))).toMatchObject({ kind: 'praise', words: [] });
  expect(specificPraise(take('', words.slice(1), smooth))).toBeUndefined();
  expect(specificPraise(take('', words, { fluencyScore: 89 }))).toBeUndefined();
});

test.each(['had', 'have', 'can', 'as', 'and'])('a full vowel in “%s” is not praised', (little) => {
  expect(praiseworthy(take('', [word(little, 'HH AE D')]))).toEqual([]);
  expect(praiseworthy(take('', [word('hat', 'HH AE T')]))).toHaveLength(1);
});

test.each([
  [0.85, 0.9, ['TH']],
  [0.84, 0.9, []],
  [0.85, 0.89, []],
])('a word of %d with a hard sound of %d is praised for %j', (accuracy, ofSound, phones) => {
  const path = word('path', 'P AA TH', { accuracy });
  path.sounds[2]!.accuracy = ofSound;
  expect(praiseworthy(take('', [path])).map(({ sound }) => sound.phone)).toEqual(phones);
});
