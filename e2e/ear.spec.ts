import type { Page } from '@playwright/test';
import { answer, heard, question, roundIn, skipTo } from './harness/ear-round.ts';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { tabAndPress } from './harness/keyboard.ts';
import { notice } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const earCard = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Train your ear' }) });
const startOver = (page: Page) => page.getByRole('button', { name: 'Start the round' });

test('a round by keyboard alone, through a reload, is saved and known to the next one', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/practice?weakest');
  await expect(page.getByText('First, train your ear')).toBeVisible();
  await page.goto('/');
  await expect(earCard(page)).toContainText('ship / sheep');
  await earCard(page).getByRole('link', { name: 'Start a round' }).click();
  await expect(page.getByRole('heading', { name: 'Ear training' })).toBeVisible();
  const spoken = page.waitForResponse((answer) => answer.url().endsWith('/api/text-to-speech'));
  await tabAndPress(startOver(page));
  await question(page, 1);
  expect((await spoken).ok()).toBe(true);
  await expectStateAccessible(page, 'a question of ear training');
  await page.keyboard.press('r');
  await heard(page);
  const { questions } = await roundIn(page);
  await page.keyboard.press(String(questions[0]!.said + 1));
  await expect(page.getByRole('status').filter({ hasText: 'Right:' })).toBeVisible();
  await question(page, 2);
  await page.reload();
  await tabAndPress(page.getByRole('button', { name: 'Continue with question 2' }));
  const onMistake = () => expectStateAccessible(page, 'a word that was mixed up');
  await answer(page, 2, 20, { wrong: [5], onMistake });
  await expect(page.getByRole('heading', { name: 'You heard 19 of 20' })).toBeFocused();
  await expect(page.getByText(/^heard 9 of 10$/)).toBeVisible();
  await expect(page.getByText(/^heard 10 of 10$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You mixed up' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your path/ })).toHaveAttribute('href', '/path');
  await expectStateAccessible(page, 'the end of a round');

  await expect
    .poll(async () => (await (await page.request.get('/api/ear')).json()).contrasts)
    .toMatchObject([{ mark: 'once' }, { mark: 'once' }]);
  const streak = await (await page.request.get('/api/user-streak')).json();
  expect(streak).toMatchObject({ streak: 1, practicedToday: true });
  await page.getByRole('button', { name: 'Another round' }).click();
  await expect(page.getByRole('heading', { name: 'Trained so far' })).toBeVisible();
  await expect(page.getByText('Once more', { exact: true })).toHaveCount(2);

  await page.goto('/progress?sound=IH');
  const byEar = page.getByRole('dialog').getByRole('link', { name: 'ship / sheep' });
  await expect(byEar).toHaveText(/heard (9|10) of 10Once more/);
  await expect(byEar).toHaveAttribute('href', '/ear?for=ih-iy');
  await page.goto('/progress?sound=TH');
  await expect(page.getByRole('dialog')).toContainText('Not trained by ear yet.');
  await page.goto('/');
  await expect(earCard(page)).toContainText(
    /You can hear 0 of \d+ contrasts; 2 in training\.Done today/,
  );
  await expect(earCard(page)).not.toContainText('ship / sheep');
  await page.goto('/practice?weakest');
  await expect(page.getByRole('link', { name: 'Start with the first phrase' })).toBeVisible();
  await expect(page.getByText('First, train your ear')).toBeHidden();
});

test('both words of a pair are there before a mistake needs them', async ({
  page,
  signedIn: _,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/text-to-speech')) asked.push(request.postDataJSON().text);
  });
  await page.goto('/ear?for=ih-iy');
  await startOver(page).click();
  await question(page, 1);
  const { questions } = await roundIn(page);
  const words = questions
    .filter(({ contrast }) => contrast === 'ih-iy')
    .flatMap(({ pair }) => pair.split('-'));
  expect(words).toHaveLength(20);
  await expect.poll(() => words.filter((word) => !asked.includes(word))).toEqual([]);
});

test('a word that cannot be played can be tried again', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/503/);
  await page.route('**/api/text-to-speech', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy' } }),
  );
  await page.goto('/ear');
  await startOver(page).click();
  await expect(page.getByText('The word could not be played')).toBeVisible();
  await expectStateAccessible(page, 'a word that could not be played');
  await page.keyboard.press('1');
  await question(page, 1);
  expect((await roundIn(page)).answers).toEqual([]);
  await page.unroute('**/api/text-to-speech');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The word could not be played')).toBeHidden();
  await heard(page);
});

test('too much audio at once is named, and a pair of the result that cannot be played, too', async ({
  page,
  complaints,
}) => {
  complaints.expect(/429/);
  const tooMuch = () =>
    page.route('**/api/text-to-speech', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Slow down' } }),
    );
  await tooMuch();
  await page.goto('/ear');
  await startOver(page).click();
  await expect(page.getByText('That was a lot of audio at once.')).toBeVisible();
  await page.unroute('**/api/text-to-speech');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await answer(page, 1, 1, { wrong: [1] });
  await skipTo(page, 20);
  await answer(page, 20, 20);
  await expect(page.getByRole('heading', { name: 'You heard 19 of 20' })).toBeVisible();
  await tooMuch();
  await page.reload();
  await page.getByRole('button', { name: /^Listen to .* and / }).click();
  await expect(notice(page, 'Could not play word pronunciation.')).toBeVisible();
});

test('a visitor has one round in a browser, of which nothing is sent, and may sign up', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/ear/.test(request.url())) sent.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Train your ear' }).click();
  await startOver(page).click();
  await question(page, 1);
  await answer(page, 1, 2);
  await question(page, 3);
  await skipTo(page, 20);
  await answer(page, 20, 20);
  await expect(page.getByRole('heading', { name: 'You heard 20 of 20' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Free Account' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/ear');
  await expect(otherTab.getByRole('heading', { name: 'You heard 20 of 20' })).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe chooses a word, and a round that the server failed on is sent later', async ({
    page,
    signedIn: _,
    complaints,
  }) => {
    complaints.expect(/500/);
    await page.goto('/ear');
    await startOver(page).click();
    await question(page, 1);
    await skipTo(page, 20);
    const { questions } = await roundIn(page);
    const save = '**/api/ear-rounds';
    await page.route(save, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken' } }),
    );
    await swipe(page, questions[19]!.said === 0 ? 'left' : 'right');
    await expect(page.getByRole('heading', { name: 'You heard 20 of 20' })).toBeVisible();
    await expect(notice(page, 'It will be sent as soon as the server answers.')).toBeVisible();
    await expectStateAccessible(page, 'a round that waits to be sent');
    await page.unroute(save);
    await expect
      .poll(async () => (await (await page.request.get('/api/ear')).json()).contrasts.length)
      .toBe(2);
  });
});

/** Across the words. */
async function swipe(page: Page, to: 'left' | 'right') {
  const box = (await page.getByRole('group', { name: 'Words' }).boundingBox())!;
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const by = to === 'left' ? -80 : 80;
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: middle - by / 2, y }]);
  await send('touchMove', [{ x: middle + by / 2, y }]);
  await send('touchEnd', []);
}
