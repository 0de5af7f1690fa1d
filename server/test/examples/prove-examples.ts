/**
 * Lets every embedded voice say every exercise, judges it with our own engine, and keeps the result
 * in spoken.tsv. Says only what changed since; `-- --all` says everything. Run: npm run
 * prove:examples
 */
import { writeFile } from 'node:fs/promises';
import { readExercises } from '../../src/seed/content.ts';
import {
  isWellSaid,
  keptResults,
  nameOf,
  printOf,
  RESULTS,
  speak,
  VOICES,
} from './spoken-example.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const isAll = process.argv.includes('--all');
const kept = new Map(
  (isAll ? [] : await keptResults()).map((spoken) => [`${nameOf(spoken)} ${spoken.print}`, spoken]),
);
const results = [];
let fresh = 0;
for (const exercise of await readExercises()) {
  for (const voice of VOICES) {
    const name = nameOf({ key: exercise.key, voice });
    const known = kept.get(`${name} ${printOf(exercise, voice)}`);
    const spoken = known ?? (await speak(exercise, voice));
    if (!known) fresh++;
    if (!isWellSaid(spoken)) print(`${name}: ${spoken.score} ${spoken.wrong}  ${exercise.phrase}`);
    results.push(spoken);
  }
}
const lines = results
  .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  .map(({ key, voice, print: mark, score, wrong }) => [key, voice, mark, score, wrong].join('\t'));
await writeFile(RESULTS, `${lines.join('\n')}\n`);
print(`${fresh} said, ${results.length - fresh} unchanged`);
