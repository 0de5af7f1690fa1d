import type { Page } from '@playwright/test';
import { openExercise, record, score, THANKS } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    lights?: string[];
  }
}

test.use({ deviceScoring: 'on', microphone: { says: THANKS } });

/** What this machine needs for three seconds of sound. With more, no words are followed. */
const FOLLOWS_UP_TO_MS = 900;

/** Waits for the engine, however slow it is here, and answers the milliseconds of its warm-up. */
async function warmUp(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('saywell-engine-ready').length > 0);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('saywell-engine-ready');
    return Number((mark as PerformanceMark).detail);
  });
}

/** Every page notes which words of its phrase are lit, each time that this changes. */
async function noteLights(page: Page) {
  await page.addInitScript(() => {
    const lights: string[] = [];
    window.lights = lights;
    new MutationObserver(() => {
      const lit = document.querySelectorAll('.phrase-text .text-voice');
      const words = Array.from(lit, (word) => word.textContent).join(' ');
      if (words !== '' && words !== lights.at(-1)) lights.push(words);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}

test('words light up while they are said, and the recording ends after the last one', async ({
  page,
  signedIn: _,
}) => {
  await noteLights(page);
  await page.addInitScript(() => localStorage.setItem('saywell-device-only', '1'));
  await openExercise(page, THANKS);
  const milliseconds = await warmUp(page);
  test.skip(milliseconds > FOLLOWS_UP_TO_MS, `too busy to follow a voice: ${milliseconds} ms`);
  // A machine that is busy for a moment stops following the recording that is running.
  for (let take = 0; take < 3; take++) {
    await record(page);
    expect(await score(page)).toBeGreaterThanOrEqual(75);
    if (await page.evaluate((phrase) => window.lights?.at(-1) === phrase, THANKS)) break;
    await page.evaluate(() => window.lights?.splice(0));
    await page
      .getByRole('button', { name: /^(Try Again|Retry)$/ })
      .filter({ visible: true })
      .click();
  }
  const lights = (await page.evaluate(() => window.lights)) ?? [];
  expect(lights.at(-1)).toBe(THANKS);
  expect(lights.length, lights.join(' / ')).toBeGreaterThanOrEqual(3);
  for (const [at, words] of lights.entries()) {
    expect(THANKS.startsWith(words)).toBe(true);
    expect(words.length).toBeGreaterThan(lights[at - 1]?.length ?? 0);
  }
});
