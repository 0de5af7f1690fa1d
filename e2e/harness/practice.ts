import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** An exercise for journeys that need just one. */
export const THANKS = 'Thanks for thinking of us.';

/** The screen of the exercise with this phrase. */
export async function openExercise(page: Page, phrase: string, hash = '') {
  await page.goto(`/practice${hash}`);
  await find(page, phrase);
  await page.getByRole('listitem').getByRole('link', { name: phrase }).click();
  await expect(page.getByText('Ready to record')).toBeVisible();
}

/** Its row is in the list even where its group is closed. */
export async function find(page: Page, phrase: string) {
  await page.getByRole('searchbox', { name: 'Find a phrase' }).fill(phrase);
}

/** Where the exercise with this phrase is practiced. */
export async function addressOf(page: Page, phrase: string): Promise<string> {
  const answer = await page.request.get('/api/exercises');
  const exercises = (await answer.json()) as { id: number; phrase: string }[];
  return `/practice?exercise=${exercises.find((exercise) => exercise.phrase === phrase)!.id}`;
}

export async function writeOwnPhrase(page: Page, phrase: string) {
  await page.goto('/practice');
  await page.getByRole('link', { name: 'My own phrase' }).click();
  await page.getByLabel('Type or paste a sentence').fill(phrase);
  await page.getByRole('button', { name: 'Practice this phrase' }).click();
}

export const record = (page: Page) => page.getByRole('button', { name: 'Start recording' }).click();
export const verdict = (page: Page) =>
  page.getByRole('heading', { name: 'Pronunciation Analysis' });
/** A notice; screen readers get the same text in another element. */
export const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
/** Clicks twice, as impatient people do: it must count once. */
export const save = (page: Page) =>
  page.getByRole('button', { name: 'Save & Continue' }).dblclick();

/** Whether "Start recording" is pressed by a tap in its middle, at the moment it appears again. */
export const startIsPressedAtOnce = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const start = document.querySelector('[aria-label="Start recording"]');
          if (!start) return;
          observer.disconnect();
          start.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = start.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          resolve(start.contains(met));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

/** After a save the list goes on: another phrase is ready to be said. */
export async function expectAnotherThan(page: Page, phrase: string) {
  await expect(page.locator('.phrase-text').first()).not.toContainText(phrase.split(' ')[0]!);
  await expect(page.getByText('Ready to record')).toBeVisible();
}

/** The score in the verdict. */
export async function score(page: Page, { within = 30_000 } = {}): Promise<number> {
  await expect(verdict(page)).toBeVisible({ timeout: within });
  const ruler = page.getByRole('img', { name: /percent, on a scale/ });
  return Number.parseInt((await ruler.getAttribute('aria-label')) ?? '', 10);
}
