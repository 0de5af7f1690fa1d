import type { Page } from '@playwright/test';
import { openExercise, record, score, THANKS } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    lights?: string[];
  }
}

test.use({ deviceScoring: 'on', microphone: { says: THANKS } });

const engineIsReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('saywell-engine-ready').length > 0);

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
  await openExercise(page, THANKS);
  await engineIsReady(page);
  await record(page);
  expect(await score(page)).toBeGreaterThanOrEqual(75);
  const lights = (await page.evaluate(() => window.lights)) ?? [];
  expect(lights.at(-1)).toBe(THANKS);
  expect(lights.length, lights.join(' / ')).toBeGreaterThanOrEqual(3);
  for (const [at, words] of lights.entries()) {
    expect(THANKS.startsWith(words)).toBe(true);
    expect(words.length).toBeGreaterThan(lights[at - 1]?.length ?? 0);
  }
});
