import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TrialExercise } from '@saywell/contract';
import { writeSpeech } from './speech.ts';
import { expect } from './test.ts';

/** Where a browser keeps which trial is its own. */
export const TRIAL_KEY = 'anonymous_session_token';

export const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' });

export const trialToken = (page: Page) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), TRIAL_KEY), 'the token')
    .toBeTruthy()
    .then(() => page.evaluate((key) => localStorage.getItem(key)!, TRIAL_KEY));

/** Has the product say the next exercises of this trial, as a browser would send them. */
export async function practiseTrial(page: Page, count: number, folder: string, url: string) {
  const sessionToken = await trialToken(page);
  const address = `/api/anonymous/exercise/${sessionToken}`;
  const { request } = page.context();
  for (let done = 0; done < count; done++) {
    const exercise = (await (await request.get(address)).json()) as TrialExercise;
    const file = join(folder, `${sessionToken.slice(0, 8)}-${exercise.id}.wav`);
    await writeSpeech(page.context(), url, exercise.phrase, file);
    const analysed = await request.post('/api/analyze-audio-pronunciation', {
      multipart: {
        audio: { name: 'recording', mimeType: 'audio/wav', buffer: await readFile(file) },
        phrase: exercise.phrase,
        exerciseId: String(exercise.id),
        sessionToken,
      },
    });
    expect((await analysed.json()).overallAccuracy).toBeGreaterThanOrEqual(50);
    await request.post(address, { data: { exerciseId: exercise.id } });
  }
}
