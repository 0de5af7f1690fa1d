import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { wordErrors, wordsIn } from './word-errors.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../speech', path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});
const errors = (said: string, heard: string) =>
  wordErrors(wordsIn(said, lexicon), heard.split(' ').filter(Boolean), lexicon);

test.each([
  ['It’s over there.', "it's over there", 0],
  ['It’s over there.', "it's over", 1],
  ['It’s over there.', "it's all over their", 1],
  ['It’s over there.', '', 3],
  ['I have 2 dogs.', 'i have too dogs', 0],
  ['I have 2 dogs.', 'i have two docks', 1],
])('%s heard as “%s” has %i errors', (said, heard, count) => {
  expect(errors(said, heard)).toBe(count);
});
