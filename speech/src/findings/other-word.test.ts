import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { take, word } from './testing-take.ts';

const other = word('want', 'W:wrong>V AA:wrong>OW N T:wrong>D');
const titles = (said: ReturnType<typeof take>) => describe(said).findings.map(({ title }) => title);

test('a word most of whose sounds are wrong gives one finding, and its line says the same', () => {
  const said = describe(take('I want it.', [word('I', 'AY'), other, word('it', 'IH T')]));
  expect(said.recommendations).toEqual([
    '“want” sounded like another word. Listen to the example, then say the word alone.',
  ]);
  expect(said.feedback[1]!.feedback).toBe(said.recommendations[0]);
});

test('two wrong sounds of four are two sounds to work on', () => {
  const half = word('want', 'W:wrong>V AA:wrong>OW N T');
  expect(titles(take('Want.', [half])).join()).not.toMatch(/another word/);
});

test('the sound that an exercise trains is told all the same', () => {
  const contrasts = [{ word: 0, sound: 'W', instead: 'V', verdict: 'wrong' as const }];
  expect(titles(take('Want.', [other], { contrasts }))[0]).toMatch(/^Aim for \/w\//);
});

test.each([
  ['W:wrong>V AA:wrong>OW', false],
  ['W:wrong>V AA:wrong>OW N', true],
])('%s sounded like another word: %s', (sounds, isOther) => {
  const found = titles(take('Want.', [word('want', sounds)])).join();
  expect(found.includes('another word')).toBe(isOther);
});
