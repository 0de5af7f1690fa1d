import type { BrowserContext, Page } from '@playwright/test';
import type { readToday, ResultOf } from '@saywell/contract';
import { answer, question, skipTo } from './harness/ear-round.ts';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { DISCONNECTED, savedSessions } from './harness/offline.ts';
import { newPerson } from './harness/people.ts';
import {
  expectAnotherThan,
  openExercise,
  record,
  save,
  score,
  THANKS,
} from './harness/practice.ts';
import { sayNext, speakIntoRecordings, speechWav } from './harness/speech.ts';
import { expect, test } from './harness/test.ts';

type Today = ResultOf<typeof readToday>;

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScoring: 'on' });
// Five steps, one after the other.
test.describe.configure({ timeout: 300_000 });

const DAY_MS = 24 * 3600 * 1000;
const WORD = 'thinking';
const SLIP = THANKS.replace(WORD, 'sinking');
const CLOCK_KEY = 'journey-clock';

/** From the next page on, its clock is this far from the real one. */
async function setClock(page: Page, by: number) {
  await page.evaluate(([key, ms]) => sessionStorage.setItem(key, ms), [
    CLOCK_KEY,
    String(by),
  ] as const);
}

/** Lets every page of the journey go by the clock that was set. */
const movableClock = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // The empty initial page has no storage.
    if (!location.protocol.startsWith('http')) return;
    const by = Number(sessionStorage.getItem(key) ?? 0);
    if (by === 0) return;
    const RealDate = Date;
    // Only calls without a moment mean now.
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        Reflect.construct(target, args.length > 0 ? args : [target.now() + by]) as Date,
      get: (target, name) =>
        name === 'now' ? () => target.now() + by : (Reflect.get(target, name) as unknown),
    });
  }, CLOCK_KEY);

const RESULTS = /\/api\/(?:analyses|practice-sessions)$/;

/**
 * Yesterday they said “sinking” for “thinking,” scored by their device, and the server was out of
 * reach. What waits is sent today.
 */
async function slipYesterday(page: Page, context: BrowserContext, url: string) {
  await speakIntoRecordings(context, new Map([[SLIP, await speechWav(context, url, SLIP)]]));
  await context.route(RESULTS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await setClock(page, -DAY_MS);
  await page.evaluate(() => localStorage.setItem('saywell-device-only', '1'));
  await openExercise(page, THANKS);
  await sayNext(page, SLIP);
  await record(page);
  await score(page, { within: 90_000 });
  await save(page);
  await expectAnotherThan(page, THANKS);
  await setClock(page, 0);
  await page.evaluate(() => localStorage.removeItem('saywell-device-only'));
  await context.unroute(RESULTS);
  await page.goto('/practice');
  await expect.poll(async () => (await savedSessions(context)).length).toBe(1);
}

/** The person can say every phrase of today, and the word of its drill. */
async function learnPhrases(page: Page, context: BrowserContext, url: string): Promise<Today> {
  const query = 'timeZone=America/New_York';
  const today = (await (await page.request.get(`/api/today?${query}`)).json()) as Today;
  const phrases = today.steps.flatMap(({ step }) =>
    'exercise' in step ? [step.exercise.phrase] : [],
  );
  const files = new Map<string, Buffer>();
  for (const text of [...phrases, WORD]) files.set(text, await speechWav(context, url, text));
  await speakIntoRecordings(context, files);
  return today;
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true }).click();
const row = (page: Page, kind: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(kind, { exact: true }) });

/** Says the phrase of a step until it has a score, and saves it. */
async function sayPhrase(page: Page, phrase: string) {
  await expect(page.getByText('Ready to record')).toBeVisible();
  await sayNext(page, phrase);
  await record(page);
  const result = await score(page, { within: 60_000 });
  await save(page);
  await expect(page).toHaveURL(/\/today$/);
  return result;
}

async function signUp(page: Page) {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
}

test('somebody new has today’s button right after sign-up, and goes through the steps by it', async ({
  page,
  context,
  server,
}) => {
  await signUp(page);
  const button = page.getByRole('link', { name: 'Start Today’s Five Minutes' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin your first session' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Your first session' })).toBeHidden();
  const { steps } = await learnPhrases(page, context, server.url);
  await page.goto('/');
  await button.click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await question(page, 1);
  await skipTo(page, 20);
  await answer(page, 20, 20);
  await goOn(page);
  const phrases = steps.flatMap(({ step }) => ('exercise' in step ? [step.exercise.phrase] : []));
  expect(phrases).toHaveLength(steps.length - 1);
  for (const phrase of phrases) {
    await goOn(page);
    await sayPhrase(page, phrase);
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('A streak begins. See you tomorrow.')).toBeVisible();
});

test('from sign-up to the end of the first five minutes', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  await signUp(page);
  await movableClock(context);
  await slipYesterday(page, context, server.url);
  const { steps } = await learnPhrases(page, context, server.url);
  const sounds = steps.flatMap(({ step }) => (step.kind === 'sound' ? [step] : []));
  const everyday = steps.flatMap(({ step }) => (step.kind === 'phrase' ? [step] : []))[0]!;

  await page.goto('/');
  await page.getByRole('link', { name: 'Start Today’s Five Minutes' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s five minutes' })).toBeVisible();
  await expect(page.getByText('5 steps, about 5 minutes.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await question(page, 1);
  await answer(page, 1, 3, { wrong: [3] });
  await question(page, 4);
  await skipTo(page, 20);
  await answer(page, 20, 20);
  await expect(page.getByRole('heading', { name: 'You heard 19 of 20' })).toBeVisible();
  await goOn(page);
  await expect(row(page, 'Your ear')).toContainText(/heard 9 of 10/);

  const skip = page.getByRole('button', { name: /^Skip: The .+ in “.+”, / });
  await expect(skip).toHaveCount(2);
  await skip.first().click();
  await expect(page.getByText('Skipped', { exact: true })).toBeVisible();
  // The rest goes on after a reload, as it would on another device.
  await page.reload();
  await expect(page.getByText('Skipped', { exact: true })).toBeVisible();
  await expectStateAccessible(page, 'today’s practice, half done');
  await goOn(page);
  await sayPhrase(page, sounds[1]!.exercise.phrase);

  await expect(row(page, 'A word to fix')).toContainText(
    /Last time: \d+ of 100, because of the .*θ/,
  );
  await goOn(page);
  const drill = page.getByRole('region', { name: `Say just ${WORD}` });
  await sayNext(page, WORD);
  await drill.getByRole('button', { name: 'Say it' }).click();
  await expect(drill.getByText('3 of 3 in a row')).toBeVisible({ timeout: 90_000 });
  await drill.getByRole('button', { name: 'Say the whole phrase' }).click();
  await sayPhrase(page, THANKS);
  await expect(row(page, 'A word to fix')).toContainText(/thinking:\d+then\d+/);

  await goOn(page);
  const said = await sayPhrase(page, everyday.exercise.phrase);
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('Your streak: 2 days. See you tomorrow.')).toBeVisible();
  const won = page.getByRole('list', { name: 'Your results' });
  await expect(won.getByRole('listitem')).toHaveCount(4);
  await expect(won).toContainText(`Score ${said} of 100`);
  await expect(won).toContainText(/Alone: passed 3 of \d tr/);
  await expectStateAccessible(page, 'the end of today’s practice');

  await page.goto('/');
  await expect(page.getByText('Done for today. See you tomorrow.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Start Today/ })).toBeHidden();
});
