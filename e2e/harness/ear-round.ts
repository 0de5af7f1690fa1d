import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Question = { contrast: string; pair: string; said: 0 | 1 };
type Game = { questions: Question[]; answers: unknown[] };

/** The round as this tab keeps it: what is being said is not to be seen. */
export const roundIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('saywell-ear:'));
    return JSON.parse(sessionStorage.getItem(key ?? '') ?? 'null') as Game;
  });

export const question = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 20`)).toBeVisible();

/** Nothing is chosen before it was heard. */
export const heard = (page: Page) =>
  expect(page.getByRole('group', { name: 'Words' }).getByRole('button').first()).toBeEnabled();

/** Answers from this question on; the ones named are wrong. */
export async function playRound(
  page: Page,
  from = 1,
  { wrong = [], onMistake }: { wrong?: number[]; onMistake?: () => Promise<void> } = {},
) {
  const { questions } = await roundIn(page);
  for (let number = from; number <= 20; number++) {
    await question(page, number);
    await heard(page);
    const said = questions[number - 1]!.said;
    const isWrong = wrong.includes(number);
    await page.keyboard.press(String((isWrong ? 1 - said : said) + 1));
    if (!isWrong) continue;
    await expect(page.getByRole('status').filter({ hasText: 'It was' })).toBeVisible();
    await onMistake?.();
    const next = page.getByRole('button', { name: 'Next' });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }
}
