import { expect, test } from 'vitest';
import { readExercises } from '../../src/seed/content.ts';
import { focusOf, VOICES } from './spoken-example.ts';

const focused = (await readExercises()).filter(
  ({ trains: { target } }) => target?.focusWord !== undefined,
);

test.each(VOICES)('the engine hears which word %s stresses', async (voice) => {
  const heard = [];
  for (const exercise of focused) {
    heard.push({ key: exercise.key, focus: (await focusOf(exercise, voice))?.heard });
  }
  expect(heard).toEqual(
    focused.map(({ key, trains }) => ({ key, focus: trains.target!.focusWord })),
  );
});
