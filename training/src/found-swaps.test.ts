import { readFileSync } from 'node:fs';
import { openLexicon } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { seededRandom } from './disturb.ts';
import { evenly, findSwaps, vocabularyOf } from './found-swaps.ts';

const speech = new URL('../../speech/', import.meta.url);
const lexicon = openLexicon({
  dictionary: readFileSync(new URL('dictionary/words.bin', speech)),
  letters: readFileSync(new URL('model/letters.swm', speech)),
});
const swapsOf = (text: string, ...words: string[]) =>
  findSwaps(text, vocabularyOf(words, lexicon), lexicon);

test('another text asks for a word that was not said', () => {
  expect(swapsOf('“Well, a Pan!” she said', 'pen', 'pin', 'table')).toEqual([
    {
      said: '“Well, a Pan!” she said',
      asked: '“Well, a Pen!” she said',
      place: 2,
      word: 2,
      sound: 'EH',
      instead: 'AE',
    },
  ]);
});

test('a sound may be one too many or one too few', () => {
  expect(swapsOf('it was cold', 'coal')).toMatchObject([{ sound: '', instead: 'D' }]);
  expect(swapsOf('it was coal', 'cold')).toMatchObject([{ sound: 'D', instead: '' }]);
});

test('what careful speakers say alike is no swap', () => {
  // Reduced by everyone, the same for half of America, alike before a t, and no learner's slip.
  expect(swapsOf('he can see it', 'cane', 'ban')).toEqual([]);
  expect(swapsOf('he caught it', 'cot')).toEqual([]);
  expect(swapsOf('the bent tree', 'ben')).toEqual([]);
  expect(swapsOf('a red bus', 'fed')).toEqual([]);
  expect(swapsOf('listen to it', 'tooth', 'itch')).toEqual([]);
});

test('every contrast has its turn before any has a second', () => {
  const items = ['TH S', 'TH S', 'TH S', 'L R', 'N NG'].map((pair, id) => {
    const [sound = '', instead = ''] = pair.split(' ');
    return { id, sound, instead };
  });
  const drawn = evenly(items, 4, seededRandom(1));
  expect(new Set(drawn.slice(0, 3).map(({ sound }) => sound)).size).toBe(3);
  expect(drawn).toHaveLength(4);
  expect(evenly(items, 4, seededRandom(1))).toEqual(drawn);
});
