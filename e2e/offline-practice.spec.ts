import type { Page } from '@playwright/test';
import { DISCONNECTED, isReady, savedSessions } from './harness/offline.ts';
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

/** Nobody has practiced here yet: the files of the engine come by themselves. */
const engineIsKept = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('saywell-engine-kept').length > 0);

test('three exercises done without a network are all saved, each once, when it is back', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(DISCONNECTED);
  await page.goto('/practice');
  await isReady(page);
  await engineIsKept(page);
  await context.setOffline(true);
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
  await expect.poll(async () => (await savedSessions(context)).length).toBe(3);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  const saved = (await savedSessions(context)).toReversed();
  expect(saved.map(({ phrase, scoredOn }) => [phrase, scoredOn])).toEqual(
    PHRASES.map((phrase) => [phrase, 'device']),
  );
  expect(saved.map(({ accuracy }) => Math.round(accuracy! * 100))).toEqual(figures);
});
