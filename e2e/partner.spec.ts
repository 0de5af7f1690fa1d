import type { Page } from '@playwright/test';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Shows the line to the speaker, and hands the phone over. */
async function sayLine(page: Page, speaker: string): Promise<string> {
  await heading(page, `${speaker}, it’s your turn to speak`);
  await press(page, 'Show my line');
  await heading(page, 'Say this line once');
  const line = await page.locator('main [lang="en-US"]').textContent();
  await press(page, 'I said it. Hand it over');
  return line!;
}

const lines = (page: Page) => page.getByRole('group', { name: 'Lines' }).getByRole('button');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('two people on one phone say and hear ten lines, without an account, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/ear');
  await page.getByRole('link', { name: 'Practice with a partner' }).click();
  await page.getByLabel('First player').fill('Ana');
  await press(page, 'Play: can / can’t');

  // The first line is heard wrong: both lines can be heard, and the cue is shown.
  const line = await sayLine(page, 'Ana');
  await heading(page, 'Player 2, which one did you hear?');
  await lines(page).filter({ hasNotText: line }).click();
  await heading(page, 'That didn’t come across');
  await expect(page.getByText('“Can” is short and weak')).toBeVisible();
  const spoken = page.waitForResponse((response) => /speech/.test(response.url()));
  await press(page, 'Hear both lines');
  expect((await spoken).status()).toBe(200);

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByText('Line 1 of 10')).toBeVisible();
  await press(page, 'Next: Player 2 speaks');

  for (let turn = 2; turn <= 10; turn += 1) {
    const [speaker, listener] = turn % 2 === 0 ? ['Player 2', 'Ana'] : ['Ana', 'Player 2'];
    const said = await sayLine(page, speaker);
    await heading(page, `${listener}, which one did you hear?`);
    await lines(page).getByText(said, { exact: true }).click();
    await heading(page, `Right: ${listener} understood`);
    await press(page, turn < 10 ? `Next: ${listener} speaks` : 'See how it went');
  }
  await heading(page, '9 of 10 lines came across');
  await expect(page.getByText('was understood 4 of 5 times')).toBeVisible();
  await expect(page.getByRole('button', { name: `Listen to` })).toHaveCount(1);
  expect(sent.filter((path) => !/speech|vitals|analytics|measure/.test(path))).toEqual([]);

  await press(page, 'Choose other lines');
  await expect(page.getByLabel('First player')).toHaveValue('Ana');
});

test('a second tap chooses nothing, and a game that has begun is not ended by accident', async ({
  page,
}) => {
  await page.goto('/partner');
  await press(page, 'Play: ship / sheep');
  await page.getByRole('button', { name: 'Show my line' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Say this line once' })).toBeVisible();
  await page.getByRole('button', { name: 'I said it. Hand it over' }).dblclick();
  await expect(page.getByRole('heading', { name: /which one did you hear/ })).toBeVisible();

  await lines(page).first().click();
  await press(page, 'End the game');
  const dialog = page.getByRole('alertdialog', { name: 'End this game?' });
  await expectStateAccessible(page, 'before a game with a partner is ended');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Line 1 of 10')).toBeVisible();
  await press(page, 'End the game');
  await dialog.getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByLabel('First player')).toBeVisible();
});
