import type { Page } from '@playwright/test';
import { SESSION_ENDED } from './harness/complaints.ts';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { stay } from './harness/moments.ts';
import { record, save, verdict } from './harness/practice.ts';
import { sayNext } from './harness/speech.ts';
import { expect, test } from './harness/test.ts';

const SERVER = 'Are you ready to order?';
const GUEST = [
  'Can I have the chicken salad, please?',
  'What kind of soup do you have?',
  "I'll have the tomato soup.",
  'Just a glass of water, thanks.',
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  microphone: { says: [SERVER, ...GUEST] },
});

const lines = (page: Page) =>
  page.getByRole('list', { name: 'The lines of the scene' }).getByRole('listitem');
/** Lines count from 1, as on the screen. */
const isOn = (page: Page, line: number) =>
  expect(lines(page).nth(line - 1)).toHaveAttribute('aria-current', 'step', { timeout: 15_000 });
const checked = (page: Page, line: number) =>
  expect(lines(page).nth(line - 1)).toContainText(/Clear|Close|Not yet/, { timeout: 15_000 });

/** Says the guest’s lines from this one of theirs on: each is named while the server speaks. */
async function sayFrom(page: Page, first: number, said: readonly string[]) {
  for (const [at, text] of said.entries()) {
    await isOn(page, 2 * (first + at) + 1);
    await sayNext(page, text);
    await isOn(page, 2 * (first + at) + 2);
  }
}

test('a scene is heard, shadowed, and played through a reload, and the run is saved', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Scenes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scenes' })).toBeVisible();
  await page.getByRole('link', { name: 'Ordering lunch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ordering lunch' })).toBeVisible();
  await expect(page.getByText('None yet. Shadow the scene or play a part')).toBeVisible();

  await page.getByRole('button', { name: 'Play', exact: true }).press('Space');
  await expect(page.locator('.ring-model-soft\\/60')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await isOn(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectStateAccessible(page, 'a scene that was heard');

  await page.getByRole('tab', { name: 'Shadow' }).click();
  await page.getByRole('button', { name: 'My headphones are on' }).click();
  await sayNext(page, SERVER);
  await page.getByRole('button', { name: 'Start shadowing' }).click();
  await isOn(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await checked(page, 1);
  await page.getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('tab', { name: 'Play a part' }).click();
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await page.getByRole('radio', { name: 'First letters' }).check();
  await isOn(page, 1);
  await sayNext(page, GUEST[0]!);
  await isOn(page, 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await checked(page, 2);
  await expectStateAccessible(page, 'a part that is played');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/scenes');
  await elsewhere.getByRole('link', { name: /Ordering lunch.*Continue/ }).click();
  await expect(elsewhere.getByRole('tab', { name: 'Play a part' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await elsewhere.getByRole('button', { name: 'Continue with line 3' }).click();
  await isOn(elsewhere, 3);
  await expect(page.getByRole('button', { name: 'Continue with line 3' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'First letters' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue with line 3' }).click();
  await expect(lines(page).nth(3)).toContainText('Your line is hidden.');
  // Of the line in the middle nobody could be sure.
  await sayFrom(page, 1, [GUEST[1]!, GUEST[1]!, GUEST[3]!]);

  await expect(page.getByRole('heading', { name: 'You played the guest' })).toBeFocused({
    timeout: 20_000,
  });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/You: \d\.\d syllables a second/)).toBeVisible();
  await expect(page.getByText(/\d of \d lines? right\./)).toBeVisible();
  await expect(page.getByText(/The model: \d\.\d\./)).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Line 2, .* The model:/ })).toBeVisible();
  await expectStateAccessible(page, 'the end of a scene');
  const scenes = (await (await page.request.get('/api/scenes')).json()) as { slug: string }[];
  expect(scenes.find(({ slug }) => slug === 'ordering')).toMatchObject({
    runs: 1,
    best: null,
  });

  await page.getByRole('button', { name: /Just a glass of water/ }).click();
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to your run' }).click();
  await page.getByRole('link', { name: 'Say line 6' }).click();
  await sayNext(page, GUEST[2]!);
  await record(page);
  await expect(verdict(page)).toBeVisible({ timeout: 20_000 });
  await save(page);
  await expect(page.getByRole('heading', { name: 'You played the guest' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to the scene' }).click();
  const earlier = page.getByRole('region', { name: 'Your earlier runs' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(earlier.getByRole('listitem')).toContainText(
    /Guest, without the text.*%.*\d\.\d syllables a second.*Line 6:/,
  );
  await expectStateAccessible(page, 'a scene with an earlier run');
  await earlier.getByRole('link', { name: 'Say line 6 again' }).click();
  await expect(page.getByText('Guest · Line 6 of 8')).toBeVisible();
});

test('a part whose lines are all clear is played again without the text', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await sayFrom(page, 0, GUEST.slice(0, 3));
  await isOn(page, 7);
  await sayNext(page, GUEST[3]!);
  await expect(page.getByRole('heading', { name: 'Every line was clear' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const score = parseInt(
    (await page.getByRole('img', { name: /percent, on a scale/ }).getAttribute('aria-label'))!,
  );

  await page.getByRole('button', { name: 'Play it without the text' }).click();
  await expect(lines(page).nth(1)).toContainText('Your line is hidden.');
  await expect(lines(page).nth(1)).not.toContainText('salad');
  await expect(page.getByRole('radio', { name: 'Hide' })).toBeChecked();
  await sayFrom(page, 0, GUEST.slice(0, 3));
  await isOn(page, 7);
  await sayNext(page, GUEST[3]!);
  await expect(page.getByText('Now play the server.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the scene' }).click();
  const runs = page.getByRole('region', { name: 'Your earlier runs' }).getByRole('listitem');
  await expect(runs).toHaveCount(2);
  await expect(runs.nth(0)).toContainText('Guest, without the text');
  await expect(runs.nth(1)).not.toContainText('without the text');
  await expect(runs.nth(1)).toContainText(`${score}%`);
  await page.goto('/scenes');
  await expect(page.getByRole('link', { name: 'Ordering lunch' })).toContainText(/\d%\s*best/);
});

test('lines that could not be checked are sent again from the end of a run', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  complaints.expect(/500/);
  await page.route('**/api/analyze-audio-pronunciation', (route) => route.fulfill({ status: 500 }));
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await isOn(page, 1);
  await sayNext(page, GUEST[0]!);
  await isOn(page, 3);
  await expect(lines(page).nth(1)).toContainText('Not checked');
  for (let line = 3; line <= 8; line += 1) {
    await isOn(page, line);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByText('1 line has no score yet.')).toBeInViewport();
  await expectStateAccessible(page, 'a run with a line that could not be checked');
  await page.getByRole('link', { name: 'Progress' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('1 line has no score yet.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/analyze-audio-pronunciation');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'You played the guest' })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('You said 1 of 4 lines', { exact: true })).toBeVisible();
  await expect(page.getByText('Excellent!')).toBeHidden();
  await expect(page.getByText('You skipped it, so it counts nothing yet.')).toBeVisible();
  await expectStateAccessible(page, 'the end of a scene of which lines were skipped');
  await page.getByRole('button', { name: 'Back to the scene' }).click();
  const earlier = page.getByRole('region', { name: 'Your earlier runs' });
  await expect(earlier.getByRole('listitem')).toContainText('1 of 4 lines');
  await page.goto('/scenes');
  const scene = page.getByRole('link', { name: 'Ordering lunch' });
  await expect(scene).toContainText('No full score yet');
  await expect(scene).not.toContainText('%');
});

test('a run that went on without a line shows its end again after a line was said alone', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/500/);
  await page.route('**/api/analyze-audio-pronunciation', (route) => route.fulfill({ status: 500 }));
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await isOn(page, 1);
  await sayNext(page, GUEST[0]!);
  await isOn(page, 3);
  await expect(lines(page).nth(1)).toContainText('Not checked');
  await page.unroute('**/api/analyze-audio-pronunciation');
  await sayNext(page, GUEST[1]!);
  await isOn(page, 5);
  await checked(page, 4);
  for (let line = 5; line <= 8; line += 1) {
    await isOn(page, line);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('button', { name: 'Go on without it' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Say line \d$/ }).click();
  await page.getByRole('link', { name: 'Back to Ordering lunch' }).click();
  await expect(page.getByRole('heading', { name: 'You played the guest' })).toBeVisible();
  await expect(page.getByText('Not checked')).toBeVisible();
});

test('a verdict that comes after its run was left counts once, from when the run began', async ({
  page,
  signedIn: _,
}) => {
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<number>();
  await page.route('**/api/analyze-audio-pronunciation', async (route) => {
    asked.resolve(Date.now());
    await answer.promise;
    await route.continue();
  });
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/api/practice-sessions') && request.method() === 'POST',
  );
  await page.goto('/scenes/ordering?step=part');
  const play = page.getByRole('button', { name: 'Play the guest' });
  await expect(play).toBeVisible();
  await stay(page, 5_000);
  const began = Date.now();
  await play.click();
  await isOn(page, 1);
  await sayNext(page, GUEST[0]!);
  await isOn(page, 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  const seconds = ((await asked.promise) - began) / 1000;
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Continue with line 2' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Continue with line 3' })).toBeVisible();
  expect((await saved).postDataJSON().duration).toBeLessThan(seconds + 2);
  await page.reload();
  await page.getByRole('button', { name: 'Continue with line 3' }).click();
  await isOn(page, 3);
  await expect(lines(page).nth(1)).toContainText(/Clear|Close|Not yet/);
});

test('a run that begins while the last one is being saved is gone on with after a reload', async ({
  page,
  signedIn: _,
}) => {
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/scenes/ordering/runs', async (route) => {
    if (route.request().method() === 'POST') await saving.promise;
    await route.continue();
  });
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await isOn(page, 1);
  await sayNext(page, GUEST[0]!);
  await isOn(page, 3);
  await checked(page, 2);
  for (let line = 3; line <= 8; line += 1) {
    await isOn(page, line);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByText('Saving...', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Now play the server' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/runs') && answer.request().method() === 'POST',
  );
  saving.resolve();
  expect((await saved).status()).toBe(200);
  // What was saved is listed again, by which time its end has been told.
  await page.getByRole('button', { name: 'Leave' }).click();
  const earlier = page.getByRole('region', { name: 'Your earlier runs' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue with line 1' })).toBeVisible();
});

test('there is no scene at an address that names none, however long it is', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/40[04]/);
  for (const slug of ['nowhere', 'x'.repeat(81)]) {
    await page.goto(`/scenes/${slug}`);
    await expect(page.getByRole('heading', { name: 'There is no such scene' })).toBeVisible();
  }
});

test('a voice that does not play says so where the buttons are', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  complaints.expect(/503/);
  await page.route('**/api/text-to-speech*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/scenes/ordering?step=listen');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('The sentence could not be played')).toBeInViewport();
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await expect(page.getByText('The sentence could not be played')).toBeInViewport();
  await page.goto('/scenes/ordering?step=shadow');
  await page.getByRole('button', { name: 'My headphones are on' }).click();
  await page.getByRole('button', { name: 'Start shadowing' }).click();
  await expect(page.getByText('The sentence could not be played')).toBeInViewport();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.unroute('**/api/text-to-speech*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isOn(page, 2);
});

test('what is kept of a run is gone once its learner signs out', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('scene')));
  await page.goto('/scenes/ordering?step=part');
  await page.getByRole('button', { name: 'Play the guest' }).click();
  await isOn(page, 1);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Continue with line 2' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).toEqual([]);
});

test('a line that was saved opens again alone, and leads back to its scene', async ({
  page,
  signedIn: _,
}) => {
  const { lines: all } = await (await page.request.get('/api/scenes/ordering')).json();
  const [{ id, title }] = all;
  const saved = { exerciseId: id, accuracy: 0.8, duration: 4 };
  await page.request.post('/api/practice-sessions', { data: saved });
  await page.goto(`/practice?exercise=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('link', { name: 'Back to the scene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ordering lunch' })).toBeVisible();
});
