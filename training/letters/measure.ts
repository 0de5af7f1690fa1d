/**
 * How many held-out words the shipped model reads right, measured with the engine's own code.
 *
 *   node training/letters/list-words.ts | node training/letters/measure.ts speech/model/letters.swm
 */
import { readFileSync } from 'node:fs';
import { openLetters, withoutStress } from '@saywell/speech/phonemes';

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: measure.ts LETTERS_FILE < words.tsv');

const read = openLetters(new Uint8Array(readFileSync(path)));
const plain = (phones: string) => phones.split(' ').map(withoutStress).join(' ');

function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, x] of a.entries()) {
    const next = [i + 1];
    for (const [j, y] of b.entries()) {
      const change = (row[j] ?? 0) + (x === y ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const held = readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, split]) => split === 'test');
let right = 0;
let rightWithoutStress = 0;
let errors = 0;
let sounds = 0;
const started = performance.now();
for (const [word = '', , ...variants] of held) {
  const said = read(word).join(' ');
  if (variants.includes(said)) right++;
  if (variants.map(plain).includes(plain(said))) rightWithoutStress++;
  const costs = variants.map((variant) => {
    const expected = plain(variant).split(' ');
    return { wrong: distance(plain(said).split(' '), expected), length: expected.length };
  });
  const [nearest] = costs.toSorted((a, b) => a.wrong - b.wrong);
  errors += nearest?.wrong ?? 0;
  sounds += nearest?.length ?? 0;
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`${held.length} held-out words`);
console.log(`every sound right: ${percent(rightWithoutStress, held.length)}`);
console.log(`and the stress:    ${percent(right, held.length)}`);
console.log(`sounds wrong:      ${percent(errors, sounds)}`);
console.log(`${((performance.now() - started) / held.length).toFixed(2)} ms a word`);
