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

/** The worker of the engine says that its warm-up took this long. */
async function claimWarmUp(page: Page, milliseconds: number) {
  await page.addInitScript((claimed) => {
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
          if (data['kind'] === 'ready') data['milliseconds'] = claimed;
        });
      }
    };
  }, milliseconds);
}

async function expectVerdictWithoutLights(page: Page) {
  await record(page);
  expect(await score(page)).toBeGreaterThanOrEqual(75);
  expect(await page.evaluate(() => window.lights)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await noteLights(page);
  await page.addInitScript(() => localStorage.setItem('saywell-device-only', '1'));
});

test('words light up one after another while they are said', async ({ page, signedIn: _ }) => {
  await openExercise(page, THANKS);
  // Where this machine is slow, there is only this to see.
  if ((await warmUp(page)) > FOLLOWS_UP_TO_MS) return expectVerdictWithoutLights(page);
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

test('a slow device lights no words, and scores all the same', async ({ page, signedIn: _ }) => {
  await claimWarmUp(page, FOLLOWS_UP_TO_MS + 1);
  await openExercise(page, THANKS);
  expect(await warmUp(page)).toBe(FOLLOWS_UP_TO_MS + 1);
  await expectVerdictWithoutLights(page);
});
