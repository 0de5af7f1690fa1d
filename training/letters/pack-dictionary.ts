/**
 * Packs the CMU Pronouncing Dictionary, and the sounds of the common words in it, into the small sorted file that
 * the engine searches.
 *
 *   node training/letters/pack-dictionary.ts speech/dictionary/words.bin
 *
 * The npm form costs 67 MB of memory to import; the packed one is read in place, so it costs its
 * own size and loads in no time. The layout is described in speech/dictionary/README.md.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { packDictionary } from './dictionary-format.ts';
import { readCommonWords } from './read-common-words.ts';
import { readDictionary } from './read-dictionary.ts';

const target = process.argv[2];
if (!target) throw new Error('usage: pack-dictionary.ts TARGET_FILE');

const words = readDictionary();
const bytes = packDictionary(words, readCommonWords());
writeFileSync(target, bytes);
const hash = createHash('sha256').update(bytes).digest('hex');
console.log(`${words.size} words, ${bytes.length} bytes, sha256 ${hash}`);
