import { expect, test } from 'vitest';
import type { SaidForm } from '../analysis.ts';
import { textOf } from './finding-text.ts';
import { formCause, formPraise } from './forms.ts';
import { planOf } from './plan.ts';
import { take, word } from './testing-take.ts';
import { wordFindings } from './word-findings.ts';

const said = (at: number, full: number, changes: Partial<SaidForm> = {}): SaidForm => ({
  word: at,
  text: words[at]!.word,
  full: 'hɪz',
  taught: 'ɪz',
  everywhere: false,
  margins: { full, taught: -full },
  ...changes,
});
const words = [word('his', 'IH Z'), word('her', 'ER'), word('him', 'IH M')];
const told = (forms: SaidForm[], changes = {}) => {
  const cause = formCause(take('', words, { forms, ...changes }));
  return cause && textOf(cause.finding);
};

test('the full form is named beside the one that Americans say', () => {
  expect(told([said(0, 20)])).toBe(
    'You said the full /hɪz/. Inside a phrase, Americans usually say /ɪz/.',
  );
});

test('at most two words are named, the surest ones in their order', () => {
  const her = said(1, 30, { full: 'hɝ', taught: 'ɚ' });
  const forms = [said(0, 20), her, said(2, 9, { full: 'hɪm', taught: 'ɪm' })];
  expect(told(forms)).toBe(
    'You said the full /hɪz/ and /hɝ/. Inside a phrase, Americans usually say /ɪz/ and /ɚ/.',
  );
});

test('what is said so everywhere is not said to be so inside a phrase', () => {
  expect(told([said(2, 20, { everywhere: true })])).toMatch(/\. Americans usually say/);
});

test('“gonna” is said before a verb, not before a place', () => {
  expect(told([said(0, 20, { text: 'going to' })])).toMatch(/Before a verb, Americans usually say/);
});

test('nothing is said of a word or a take in doubt', () => {
  expect(told([said(0, 5)])).toBeUndefined();
  expect(told([said(0, 20)], { confidence: 0.6 })).toBeUndefined();
  const noisy = [{ code: 'noisy', blocking: false, message: '' }];
  expect(told([said(0, 20)], { issues: noisy })).toBeUndefined();
  const unclear = take('', [word('his', 'IH:check Z')], { forms: [said(0, 20)] });
  expect(formCause(unclear)).toBeUndefined();
});

test('the word itself says how it was said, and that this is fine', () => {
  const forms = [said(0, 20), said(0, 30, { full: 'hɪz tu' }), said(1, 3)];
  const whole = take('', words, { forms });
  const [his, her] = wordFindings(whole, planOf(whole).findings);
  expect(his).toMatchObject({ kind: 'praise', title: 'Said in full: /hɪz tu/' });
  expect(textOf(his!)).toContain('fine when you speak slowly');
  expect(her!.title).not.toContain('full');
});

test('a sound that was wrong comes first', () => {
  const wrong = take('', [...words, word('think', 'TH:check IH NG K')], { forms: [said(0, 20)] });
  expect(
    planOf(wrong)
      .findings.map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(['sound', 'form']);
});

test('the natural form is praised, but not beside a full one', () => {
  const natural = take('', words, { forms: [said(0, -20)], overallAccuracy: 90 });
  expect(formPraise(natural)?.title).toBe('You said “his” the natural way: /ɪz/');
  expect(planOf(natural).findings.map(({ kind }) => kind)).toEqual(['praise']);
  const mixed = take('', words, { forms: [said(0, -20), said(1, 20)] });
  expect(
    planOf(mixed)
      .findings.map(({ title }) => title)
      .join(),
  ).not.toMatch(/natural/);
});

test.each([
  [6, 0.7, true],
  [5.9, 0.7, false],
  [6, 0.69, false],
])(
  'a full form with a margin of %d and a confidence of %d is told: %s',
  (full, confidence, isTold) => {
    expect(told([said(0, full)], { confidence }) !== undefined).toBe(isTold);
  },
);

test.each([
  [8, true],
  [7.9, false],
])('a natural form with a margin of %d is praised: %s', (taught, isPraised) => {
  const forms = [said(0, -taught)];
  expect(formPraise(take('', words, { forms })) !== undefined).toBe(isPraised);
});
