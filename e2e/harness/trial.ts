import type { Page } from '@playwright/test';
import type { TrialExercise } from '@saywell/contract';
import { speechWav } from './speech.ts';
import { expect } from './test.ts';

/** The storage key of the browser's trial. */
export const TRIAL_KEY = 'anonymous_session_token';

export const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' });

export const trialToken = (page: Page) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), TRIAL_KEY), 'the token')
    .toBeTruthy()
    .then(() => page.evaluate((key) => localStorage.getItem(key)!, TRIAL_KEY));

/** Sends the product's own voice saying the next exercises of this trial, as a browser would. */
export async function practiceTrial(page: Page, count: number, url: string) {
  const sessionToken = await trialToken(page);
  const address = `/api/anonymous/exercise/${sessionToken}`;
  const { request } = page.context();
  for (let done = 0; done < count; done++) {
    const exercise = (await (await request.get(address)).json()) as TrialExercise;
    const buffer = await speechWav(page.context(), url, exercise.phrase);
    const analyzed = await request.post('/api/analyze-audio-pronunciation', {
      multipart: {
        audio: { name: 'recording', mimeType: 'audio/wav', buffer },
        phrase: exercise.phrase,
        exerciseId: String(exercise.id),
        sessionToken,
      },
    });
    expect((await analyzed.json()).overallAccuracy).toBeGreaterThanOrEqual(50);
    await request.post(address, { data: { exerciseId: exercise.id } });
  }
}
