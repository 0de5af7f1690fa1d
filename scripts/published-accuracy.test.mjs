import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/workspace.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const newest = read('training/MODEL-CARD.md').split('## Results of version ')[1] ?? '';

/** The first figure of the row that begins so, in the column after the bar, and the next ones. */
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
  // The columns: computer voices, the reader, both.
  const [byVoices, byReader] = figuresOf('… marked').map((share) => share.toFixed(0));
  const [wrongInVoices, wrongInReader] = figuresOf('… falsely, where it was right').map((share) =>
    share.toFixed(0),
  );
  expect(post).toContain(`marked ${byReader} percent of the changed words`);
  expect(post).toContain(`wrongly marked ${wrongInReader} percent of the right ones`);
  expect(post).toContain(
    `it marked ${byVoices} percent of the changed words, and wrongly ${wrongInVoices} `,
  );
  for (const figure of [byReader, wrongInReader]) expect(drawn).toContain(`text: '${figure}%'`);
});
