/**
 * Prints the dictionary for the letter-to-sound training, one word a line:
 * `word<TAB>train|test<TAB>phones[<TAB>other phones…]`.
 *
 * The test tenth is chosen by a hash of the word, so it never moves when the dictionary grows.
 */
import { createHash } from 'node:crypto';
import { readDictionary } from './read-dictionary.ts';

const TEST_SHARE = 0.1;

function isHeldOut(word: string): boolean {
  const hash = createHash('sha256').update(word).digest().readUInt32LE(0);
  return hash / 2 ** 32 < TEST_SHARE;
}

const lines: string[] = [];
for (const [word, variants] of readDictionary()) {
  // Possessives and abbreviations are handled by rules; the model only sees plain letters.
  if (!/^[a-z]{2,}$/.test(word)) continue;
  const sounds = variants.map((phones) => phones.join(' '));
  lines.push([word, isHeldOut(word) ? 'test' : 'train', ...sounds].join('\t'));
}
process.stdout.write(lines.join('\n') + '\n');
