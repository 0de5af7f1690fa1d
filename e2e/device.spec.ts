import type { Page } from '@playwright/test';
import { openExercise, record, score, THANKS } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

test.use({ deviceScoring: 'on', microphone: { says: THANKS } });

/** The calls that sent a recording to the server. */
function watchUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analyze-audio-pronunciation')) uploads.push(request.url());
  });
  return uploads;
}

const engineIsReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('saywell-engine-ready').length > 0);

test('a take is scored on the device, and never sent', async ({ page, signedIn: _ }) => {
  const uploads = watchUploads(page);
  await openExercise(page, THANKS);
  await engineIsReady(page);
  await record(page);
  expect(await score(page)).toBeGreaterThanOrEqual(75);
  expect(uploads).toEqual([]);
});
