/**
 * Prints forty random exercises with their tips, and what the engine finds in their spoken examples,
 * for a reader who checks them: npm run draw:examples -- SEED
 */
import { createHash } from 'node:crypto';
import { readExercises } from '../../src/seed/content.ts';
import { readExample, VOICES } from './spoken-example.ts';

const COUNT = 40;
const seed = process.argv[2] ?? '1';
const print = (line: string) => process.stdout.write(`${line}\n`);
const rankOf = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');

const drawn = (await readExercises())
  .toSorted((one, other) => (rankOf(one.key) < rankOf(other.key) ? -1 : 1))
  .slice(0, COUNT);
for (const [index, exercise] of drawn.entries()) {
  const { key, title, phrase, category, difficulty, tips, trains } = exercise;
  print(`\n${index + 1}. ${key} (${category}, level ${difficulty}): ${title}\n   ${phrase}`);
  for (const voice of VOICES) {
    const { transcription, score, findings } = await readExample(exercise, voice);
    print(`   ${voice}: ${score}  ${transcription}`);
    for (const finding of findings) print(`       ${finding}`);
  }
  for (const tip of tips) print(`   Tip: ${tip}`);
  print(`   Trains: ${JSON.stringify(trains)}`);
}
