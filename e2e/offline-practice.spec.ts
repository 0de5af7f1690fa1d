import { PracticeSession } from '@saywell/contract';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import {
  expectAnotherThan,
  openExercise,
  record,
  save,
  score,
  THANKS,
} from './harness/practice.ts';
import { sayNext } from './harness/speech.ts';
import { expect, test } from './harness/test.ts';

const PHRASES = [THANKS, 'Turn right at the next light.', 'Can I pay for two cups of tea?'];

test.use({ deviceScoring: 'on', serviceWorkers: 'allow', microphone: { says: PHRASES } });

async function savedSessions(page: Page) {
  const answer = await page.context().request.get('/api/practice-sessions');
  return z.array(PracticeSession).parse(await answer.json());
}

/** Until the app, what it reads, and the engine need no network any more. */
async function isReady(page: Page) {
  // A busy machine may find itself too slow for scoring; without a network it does it all the same.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('saywell-engine-ready').length > 0 ||
      localStorage.getItem('saywell-slow-device') !== null,
  );
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('saywell-reads');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(kept, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/api/user', '/api/exercises', '/api/exercise-progress']));
}

test('three exercises done without a network are all saved, each once, when it is back', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openExercise(page, THANKS);
  await isReady(page);
  await context.setOffline(true);
  await page.goto('/practice');
  await page.reload();
  const figures: number[] = [];
  for (const phrase of PHRASES) {
    await openExercise(page, phrase);
    await sayNext(page, phrase);
    await record(page);
    figures.push(await score(page, { within: 60_000 }));
    await save(page);
    await expectAnotherThan(page, phrase);
  }
  await page.goto('/practice');
  await expect(page.getByText('3 results waiting to be sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 results waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await savedSessions(page)).length).toBe(3);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  const saved = (await savedSessions(page)).toReversed();
  expect(saved.map(({ phrase, scoredOn }) => [phrase, scoredOn])).toEqual(
    PHRASES.map((phrase) => [phrase, 'device']),
  );
  expect(saved.map(({ accuracy }) => Math.round(accuracy! * 100))).toEqual(figures);
});
