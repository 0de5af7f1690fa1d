import { expect, test } from 'vitest';
import { slipsOf } from './analyzed-take.ts';
import { ownModel } from './own-model.ts';
import { take, word } from './testing-take.ts';

/** The word of these that is offered as a model for the slip in one of them. */
function modelIn(...words: ReturnType<typeof word>[]) {
  const [slip] = words.flatMap(slipsOf);
  return ownModel(slip!, take('', words))?.word;
}

const ten = word('ten', 'T EH N');
const seat = word('seat', 'S IY T:wrong>D');
const down = word('down', 'D AW N');
const it = word('it', 'IH T');
const out = word('out', 'AW T');

test('a stop that is let go is no model for one that is held', () => {
  expect(modelIn(ten, seat, down)).toBeUndefined();
  expect(modelIn(ten, seat)).toBeUndefined();
  expect(modelIn(out, down, seat, down)).toBe('out');
});

test('nor is one that runs into a vowel', () => {
  expect(modelIn(out, it, word('by', 'B AY'), seat, down)).toBe('it');
  expect(modelIn(out, word('and', 'AE N D'), seat, down)).toBeUndefined();
  expect(modelIn(out, word('and', 'AE N D'), seat, word('as', 'AE Z'))).toBe('out');
});

test('a stop after s is no model for one with a puff, nor the reverse', () => {
  const stay = word('stay', 'S T EY');
  expect(modelIn(stay, word('ten', 'T:wrong>D EH N'))).toBeUndefined();
  expect(modelIn(ten, word('stay', 'S T:wrong>D EY'))).toBeUndefined();
  expect(modelIn(word('tie', 'T AY'), word('ten', 'T:wrong>D EH N'))).toBe('tie');
});

test('a sound of another symbol is no model, though it is judged as the same', () => {
  const about = word('about', 'AH B AW T');
  about.sounds[0]!.ipa = 'ə';
  expect(modelIn(about, word('cup', 'K AH:wrong>AA P'))).toBeUndefined();
  expect(modelIn(word('sun', 'S AH N'), word('cup', 'K AH:wrong>AA P'))).toBe('sun');
});

test.each([
  [0.85, 'sin'],
  [0.84, undefined],
])('a sound of %d as a model: %s', (accuracy, model) => {
  const sin = word('sin', 'S IH N');
  sin.sounds[0]!.accuracy = accuracy;
  expect(modelIn(sin, word('sun', 'S:wrong>TH AH N'))).toBe(model);
});
