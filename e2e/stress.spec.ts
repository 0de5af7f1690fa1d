import type { Page } from '@playwright/test';
import { stressItemOf } from '@saywell/contract';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { tabAndPress } from './harness/keyboard.ts';
import { expect, test } from './harness/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const questionsIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('saywell-stress:'));
    return (
      JSON.parse(sessionStorage.getItem(key ?? '') ?? 'null') as { questions: { item: string }[] }
    ).questions;
  });
/** What the microphone hears is said once: the first question is made to fit. */
const askHotel = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('saywell-stress:'))!;
    const round = JSON.parse(sessionStorage.getItem(key)!);
    round.questions[0].item = 'hotel';
    sessionStorage.setItem(key, JSON.stringify(round));
  });
const question = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
const parts = (page: Page) => page.getByRole('group', { name: /Syllables|Words/ });
const heard = (page: Page) =>
  expect(parts(page).getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true');

/** Taps by key; the ones named are wrong. */
async function play(page: Page, from: number, wrong: number[] = []) {
  const questions = await questionsIn(page);
  for (let number = from; number <= 10; number++) {
    await question(page, number);
    await heard(page);
    const { strong } = stressItemOf(questions[number - 1]!.item)!;
    const chosen = wrong.includes(number) ? Number(strong === 0) : strong;
    await page.keyboard.press(String(chosen + 1));
    // Exact, because a word of a question can be “next.”
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }
}

test.describe('with a microphone that hears hotel', () => {
  test.use({ microphone: { says: 'hotel' } });

  test('a round is tapped and said, through a reload, and saved', async ({ page, signedIn: _ }) => {
    await page.goto('/practice');
    await page.getByRole('link', { name: 'Stress gym' }).click();
    await expect(page.getByRole('heading', { name: 'Stress Gym' })).toBeVisible();
    await tabAndPress(page.getByRole('button', { name: 'Start the round' }));
    await question(page, 1);
    await heard(page);
    await expectStateAccessible(page, 'a question of the stress gym');
    await askHotel(page);
    await page.reload();
    await tabAndPress(page.getByRole('button', { name: 'Continue with question 1' }));
    await heard(page);
    await page.keyboard.press('2');
    await expect(page.getByRole('status').filter({ hasText: 'Right.' })).toBeVisible();
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByRole('button', { name: 'Say it again' })).toBeVisible();
    await expectStateAccessible(page, 'a word that was said');
    await page.reload();
    await tabAndPress(page.getByRole('button', { name: 'Continue with question 1' }));
    // On a phone, what was said is longer than the screen; the next question is at its top.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByRole('button', { name: 'Say it again' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await question(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(parts(page)).toBeInViewport({ ratio: 1 });
    await play(page, 2, [4]);
    await expect(page.getByRole('heading', { name: 'You heard 9 of 10' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'These will come back' })).toBeVisible();
    await expectStateAccessible(page, 'the end of a round of the stress gym');
    const kinds = async () => (await (await page.request.get('/api/stress')).json()).kinds;
    await expect
      .poll(async () =>
        (await kinds()).reduce((sum: number, { asked }: { asked: number }) => sum + asked, 0),
      )
      .toBe(10);
    const streak = await (await page.request.get('/api/user-streak')).json();
    expect(streak).toMatchObject({ streak: 1, practicedToday: true });
  });
});

test.describe('without a microphone', () => {
  test.use({ microphone: 'denied' });

  test('tapping alone makes a round', async ({ page, signedIn: _ }) => {
    await page.goto('/stress');
    await page.getByRole('button', { name: 'Start the round' }).click();
    await heard(page);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByText('You can go on without saying it.')).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await play(page, 2);
    await expect(page.getByRole('heading', { name: /You heard (9|10) of 10/ })).toBeVisible();
  });
});
