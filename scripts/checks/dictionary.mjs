import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** @typedef {{ isPrefix: boolean, crosses: boolean, strip: string, add: string, fits: RegExp }} Affix */

/**
 * Every form of every word of American English.
 *
 * @returns {Set<string>}
 */
export function americanWords() {
  const folder = dirname(require.resolve('dictionary-en'));
  const affixes = affixesOf(readFileSync(join(folder, 'index.aff'), 'utf8'));
  const words = new Set();
  for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    words.add(word);
    const ofWord = flags
      .split('')
      .flatMap((flag) => affixes.get(flag) ?? [])
      .filter(fits(word));
    for (const affix of ofWord) words.add(applied(word, affix));
    for (const prefix of ofWord.filter(({ isPrefix, crosses }) => isPrefix && crosses)) {
      for (const suffix of ofWord.filter(({ isPrefix, crosses }) => !isPrefix && crosses)) {
        words.add(applied(applied(word, suffix), prefix));
      }
    }
  }
  return words;
}

const fits = (/** @type {string} */ word) => (/** @type {Affix} */ affix) => affix.fits.test(word);

function applied(/** @type {string} */ word, /** @type {Affix} */ { isPrefix, strip, add }) {
  return isPrefix
    ? add + word.slice(strip.length)
    : word.slice(0, word.length - strip.length) + add;
}

/** The rules of a Hunspell `.aff` file, by their flag. */
function affixesOf(/** @type {string} */ text) {
  /** @type {Map<string, Affix[]>} */
  const affixes = new Map();
  let crosses = false;
  for (const line of text.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    if (condition === undefined) {
      crosses = strip === 'Y';
      continue;
    }
    const isPrefix = kind === 'PFX';
    const rule = {
      isPrefix,
      crosses,
      strip: strip === '0' ? '' : strip,
      add: add.split('/')[0] ?? '',
      fits: new RegExp(isPrefix ? `^${condition}` : `${condition}$`),
    };
    affixes.set(flag, [...(affixes.get(flag) ?? []), rule]);
  }
  return affixes;
}
