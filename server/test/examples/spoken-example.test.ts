import { expect, test } from 'vitest';
import { readExercises } from '../../src/seed/content.ts';
import { ofToday } from './of-today.ts';
import { isWellSaid, keptResults, nameOf, printOf, speak, VOICES } from './spoken-example.ts';

const SAID_TODAY = 4;

const exercises = await readExercises();
const kept = new Map((await keptResults()).map((spoken) => [nameOf(spoken), spoken]));

test('every example was said since it last changed (else: npm run prove:examples)', () => {
  const stale = exercises.flatMap((exercise) =>
    VOICES.filter(
      (voice) => kept.get(nameOf({ key: exercise.key, voice }))?.print !== printOf(exercise, voice),
    ).map((voice) => nameOf({ key: exercise.key, voice })),
  );
  expect(stale).toEqual([]);
});

test('every example scores 90 or more, with no contrast judged wrong', () => {
  const failing = [...kept.values()].filter((spoken) => !isWellSaid(spoken)).map(nameOf);
  expect(failing).toEqual([]);
});

test('some examples, others every day, are said as they were', async () => {
  const changed: string[] = [];
  for (const exercise of ofToday(exercises, SAID_TODAY)) {
    for (const voice of VOICES) {
      const now = await speak(exercise, voice);
      const before = kept.get(nameOf(now));
      if (isWellSaid(now) !== (before && isWellSaid(before))) {
        changed.push(`${nameOf(now)}: ${now.score} ${now.wrong}`);
      }
    }
  }
  expect(changed).toEqual([]);
});
