import type { ContrastAnalysis, WordAnalysis } from '@saywell/speech';
import { expect, test } from 'vitest';
import { type Outcome, outcomeOf, rowLines, rowOf } from './swap-table.ts';

const word = (verdict: 'good' | 'check', kind: WordAnalysis['kind'] = 'ok'): WordAnalysis => ({
  word: 'pan',
  start: 0,
  end: 1,
  accuracy: 0.5,
  kind,
  sounds: [{ phone: 'AE', ipa: 'æ', start: 0, end: 1, accuracy: 0.5, verdict }],
});

test('a word is marked by its kind or by any of its sounds, and the others are counted apart', () => {
  const words = [word('check'), word('good'), word('good', 'unclear')];
  const at = (place: number) => outcomeOf({ words, overallAccuracy: 80, contrasts: [] }, place);
  expect(at(0)).toEqual({
    marked: true,
    toldRight: false,
    leftOpen: false,
    accuracy: 0.5,
    overall: 80,
    others: [
      { place: 1, marked: false },
      { place: 2, marked: true },
    ],
  });
  expect(at(1)).toMatchObject({ marked: false, others: [{ place: 0 }, { place: 2 }] });
  expect(at(2)).toMatchObject({ marked: true, others: [{ place: 0 }, { place: 1 }] });
  expect(() => at(3)).toThrow(/no word 3/);
});

test('only a verdict of right counts as told right', () => {
  const told = (verdict: ContrastAnalysis['verdict']) => {
    const contrasts = [{ word: 0, sound: 'AE', instead: 'EH', verdict }];
    return outcomeOf({ words: [word('good')], overallAccuracy: 80, contrasts }, 0).toldRight;
  };
  expect(told('right')).toBe(true);
  expect(told('unsure')).toBe(false);
  expect(told('wrong')).toBe(false);
});

test('a word with a sound that may be another is left open', () => {
  const said = word('good');
  Object.assign(said.sounds[0]!, { maybe: '' });
  const { leftOpen } = outcomeOf({ words: [said], overallAccuracy: 80, contrasts: [] }, 0);
  expect(leftOpen).toBe(true);
});

test('a swap is misnamed if something else is told than what was said', () => {
  const contrast = { sound: 'AE', instead: 'EH' };
  const told = (verdict: 'good' | 'check', named: object) => {
    const said = word(verdict);
    Object.assign(said.sounds[0]!, named);
    return outcomeOf({ words: [said], overallAccuracy: 80, contrasts: [] }, 0, contrast);
  };
  const heard = (phone: string) => ({ heard: { phone, ipa: phone } });
  expect(told('check', heard('AH'))).toMatchObject({ misnamed: true });
  expect(told('check', heard('EH'))).toMatchObject({ misnamed: false });
  expect(told('check', { dropped: true })).toMatchObject({ misnamed: true });
  expect(told('check', {})).not.toHaveProperty('misnamed');
  expect(told('good', {})).not.toHaveProperty('misnamed');
});

test('swaps and right readings have their own columns, and a word of a recording counts once', () => {
  const outcome = (swapped: boolean, marked: boolean, accuracy: number): Outcome => ({
    voice: 'v',
    kind: 'th',
    trained: true,
    swapped,
    marked,
    toldRight: !marked,
    leftOpen: marked,
    ...(marked && { misnamed: true }),
    accuracy,
    overall: swapped ? 60 : 90,
    said: swapped ? 'my thin book' : 'my tin book',
    others: [
      { place: 0, marked },
      { place: 2, marked: false },
    ],
  });
  const outcomes = [outcome(true, true, 0.5), outcome(true, false, 0.6), outcome(false, false, 1)];
  expect(rowOf(outcomes)).toEqual({
    marked: { hits: 1, of: 2 },
    falsely: { hits: 0, of: 1 },
    toldRight: { hits: 1, of: 2 },
    swapsOpen: { hits: 1, of: 2 },
    rightsOpen: { hits: 0, of: 1 },
    misnamed: { hits: 1, of: 1 },
    under60: { hits: 1, of: 2 },
    swapScore: 60,
    rightScore: 90,
    others: { hits: 0.5, of: 4 },
  });
  const untrained = outcomes.map((each) => ({ ...each, trained: false }));
  expect(rowOf(untrained)).toMatchObject({
    toldRight: { hits: 0, of: 0 },
    swapsOpen: { hits: 0, of: 0 },
    rightsOpen: { hits: 0, of: 0 },
  });
  const [, line] = rowLines(new Map([['th', outcomes.slice(0, 2)]]));
  expect(line).toMatch(
    /^th\s+50.0 % of 2\s+–\s+50.0 % of 2\s+50.0 % of 2\s+–\s+100.0 % of 1\s+50.0 % of 2\s+60.0\s+–\s+25.0 % of 2$/,
  );
});
