import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { saveEarRound } from '@saywell/contract';
import { expect } from './test.ts';

type Question = { contrast: string; pair: string; said: 0 | 1 };
type Round = { questions: Question[]; answers: unknown[] };

/** The round as this tab keeps it, or the browser for a visitor: what is being said is not to be seen. */
export const roundIn = (page: Page) =>
  page.evaluate(() => {
    const storage = localStorage.getItem('saywell-ear:0') ? localStorage : sessionStorage;
    const key = Object.keys(storage).find((one) => one.startsWith('saywell-ear:'));
    return JSON.parse(storage.getItem(key ?? '') ?? 'null') as Round;
  });

export const question = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 20`)).toBeVisible();

/** Nothing is chosen before it was heard. */
export const heard = (page: Page) =>
  expect(page.getByRole('group', { name: 'Words' }).getByRole('button').first()).toBeEnabled();

type Mistakes = { wrong?: number[]; onMistake?: () => Promise<void> };

/** Answers these questions by key; the ones named are wrong. */
export async function answer(
  page: Page,
  from: number,
  to: number,
  { wrong = [], onMistake }: Mistakes = {},
) {
  const { questions } = await roundIn(page);
  for (let number = from; number <= to; number++) {
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

/**
 * Goes on with this question after a reload, as if those before it had been answered: hearing each of
 * them takes a while, and one journey does that.
 */
export async function skipTo(page: Page, number: number) {
  await page.evaluate((open) => {
    const storage = localStorage.getItem('saywell-ear:0') ? localStorage : sessionStorage;
    const key = Object.keys(storage).find((one) => one.startsWith('saywell-ear:'))!;
    const round = JSON.parse(storage.getItem(key)!) as Round;
    for (const { said } of round.questions.slice(round.answers.length, open - 1)) {
      round.answers.push({ chose: said, ms: 900 });
    }
    storage.setItem(key, JSON.stringify(round));
  }, number);
  await page.reload();
  await page.getByRole('button', { name: `Continue with question ${number}` }).click();
  await heard(page);
}

/** Saves ten questions of think and sink, so many of them answered right. */
export async function hearThinkSink(request: APIRequestContext, right: number, at = new Date()) {
  const answers = Array.from({ length: 10 }, (_, index) => ({
    pair: 'think-sink',
    said: 0,
    chose: index < right ? 0 : 1,
    voice: 'embedded-female',
    ms: 900,
  }));
  const data = { key: randomUUID(), at: at.toISOString(), duration: 60, answers };
  expect((await request.post(saveEarRound.path, { data })).ok()).toBe(true);
}
