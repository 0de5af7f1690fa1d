/**
 * Prints sixty random texts of the product for a reader who checks them: npm run draw:texts -- SEED
 */
import { createHash } from 'node:crypto';
import { productTexts } from './checks/texts.mjs';
import { root } from './setup/workspace.mjs';

const COUNT = 60;
/** A shorter text says too little to be wrong or awkward. */
const FEWEST_WORDS = 5;

const seed = process.argv[2] ?? '1';
const rankOf = (/** @type {string} */ text) =>
  createHash('sha256').update(`${seed} ${text}`).digest('hex');

const files = new Map(productTexts(root).map(({ file, text }) => [text, file]));
[...files.keys()]
  .filter((text) => text.split(' ').length >= FEWEST_WORDS)
  .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
  .slice(0, COUNT)
  .forEach((text, index) => console.log(`${index + 1}. ${text}\n   ${files.get(text)}`));
