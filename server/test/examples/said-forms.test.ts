import { expect, test } from 'vitest';
import { readExercises } from '../../src/seed/content.ts';
import { VOICES, findingsOf } from './spoken-example.ts';

const exercises = await readExercises();
const exercise = exercises.find(({ key }) => key === 'what-did-he-say')!;

test.each(VOICES)(
  'the engine hears whether %s says “he” in full or as it is taught',
  async (voice) => {
    const full = 'You said the full /hi/';
    expect(await findingsOf(exercise, voice, 'careful')).toContain(full);
    const natural = await findingsOf(exercise, voice, 'natural');
    expect(natural).not.toContain(full);
    expect(natural).toContain('You said “he” the natural way: /i/');
  },
);

test('a form that runs through two words is told with both', async () => {
  const want = exercises.find(({ key }) => key === 'want-to-come')!;
  expect(await findingsOf(want, 'slt', 'careful')).toContain('You said the full /ˈwɑnt tu/');
});
