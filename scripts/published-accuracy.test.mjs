import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/workspace.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const newest = read('training/MODEL-CARD.md').split('## Results of version ')[1] ?? '';

/** The figures of a row, from the column after the bar on. */
function figuresOf(/** @type {string} */ row) {
  const cells = newest.split(`| ${row} `)[1]?.split('\n')[0]?.split('|').slice(2) ?? [];
  return cells.map((cell) => Number.parseFloat(cell.replaceAll('*', '')));
}

const agreement = (/** @type {string} */ row) => figuresOf(row)[0]?.toFixed(2);
const OVERALL = agreement('overall score that is shown');

test('the agreement with experts that the sign-up prompt names is the model card’s', () => {
  expect(read('web/src/features/conversion/claims.ts')).toContain(`figure: '${OVERALL}'`);
});

test('so is what the post about the score says, in its text and in its figures', () => {
  const post = read('server/seed/posts/how-your-score-is-made.html');
  const drawn = read('web/build/figures/figures.ts');
  const [words, sounds] = [agreement('words'), agreement('sounds')];
  expect(post).toContain(`<strong>${OVERALL}</strong>, over 2,500 recordings`);
  expect(post).toContain(`For single words: ${words}. For single sounds: ${sounds}.`);
  for (const figure of [OVERALL, words, sounds]) expect(drawn).toContain(`text: '${figure}'`);
  const shares = (/** @type {string} */ row) => figuresOf(row).map((share) => share.toFixed(0));
  const [voices, reader, together] = shares('… marked');
  const [wrongVoices, wrongReader, wrongTogether] = shares('… falsely, where it was right');
  expect(post).toContain(
    `marked ${together} percent of the changed words, and ${wrongTogether} percent of the right ones`,
  );
  expect(post).toContain(`that was ${reader} percent and ${wrongReader} percent;`);
  expect(post).toContain(`for computer voices, ${voices} percent and ${wrongVoices} percent.`);
  for (const figure of [together, wrongTogether]) expect(drawn).toContain(`text: '${figure}%'`);
});
