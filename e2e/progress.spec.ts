import type { APIRequestContext, Page } from '@playwright/test';
import { listExercises, type Exercise, saveSession } from '@saywell/contract';
import { hearThinkSink } from './harness/ear-round.ts';
import { shiftOf, watchShifts } from './harness/layout-shift.ts';
import { expectMoment } from './harness/moments.ts';
import {
  THANKS,
  expectAnotherThan,
  notice,
  openExercise,
  record,
  save,
  score,
} from './harness/practice.ts';
import { scoredTake } from './harness/scored-take.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

const firstOf = async (request: APIRequestContext): Promise<Exercise[]> =>
  (await request.get(`${listExercises.path}?category=pronunciation`)).json();

/** Saves one practice of each accuracy, the last one last. */
async function practiceWith(request: APIRequestContext, ...accuracies: number[]) {
  const exercises = await firstOf(request);
  for (const [at, accuracy] of accuracies.entries()) {
    const { id: exerciseId, phrase } = exercises[at]!;
    const data = { exerciseId, phrase, accuracy, duration: 90 };
    expect((await request.post(saveSession.path, { data })).ok()).toBe(true);
  }
}

const WEEK_MS = 7 * 24 * 3600 * 1000;

const card = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('a new learner is invited to a first exercise', async ({ page, signedIn }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good day, ${signedIn.name}!`);
  await expect(page.getByText('Ready to practice your pronunciation?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Practice Session' })).toHaveAttribute(
    'href',
    '/practice',
  );
  await expect(page.getByText('Confirm your email address')).toBeVisible();
  await expect(card(page, 'Recent Practice Activity')).toContainText('will be listed here');
  await expect(card(page, 'Your first exercise')).toContainText('Please sit in this seat.');
  await page.getByRole('link', { name: 'Say your first phrase' }).click();
  await expect(page.getByText('Ready to record')).toBeVisible();
  await expect(page.getByText('Please sit in this seat.').first()).toBeVisible();
});

test('the dashboard shows what was practiced last, and how well', async ({ page, signedIn: _ }) => {
  await practiceWith(page.request, 0.2, 0.95, 0.75, 0.5);
  const exercises = await firstOf(page.request);
  await page.goto('/');
  await expect(page.getByText('minutes practiced').locator('..')).toContainText('8');
  await expect(page.getByText('accuracy', { exact: true }).locator('..')).toContainText('60%');

  const rows = card(page, 'Recent Practice Activity').getByRole('listitem');
  await expect(rows).toHaveText([/50%.*Just now/, /75%.*Just now/, /95%.*Just now/]);
  for (const [at, color] of ['notyet', 'close', 'clear'].entries()) {
    await expect(rows.nth(at).locator(`.text-${color}`)).toHaveText(/%/);
  }
  await expect(
    page.getByRole('link', { name: /^Pronunciation .*4\/\d+ completed/ }),
  ).toHaveAttribute('href', '/practice#pronunciation');
  await expect(card(page, 'Your Progress')).toContainText('1-day streak');
  await expect(card(page, 'Pick up where you left off')).toContainText(
    exercises[4]!.phrase.replaceAll("'", '’'),
  );
  await rows.first().getByRole('link').click();
  await expect(page.getByText('Exercise 4 of')).toBeVisible();
});

test('a goal that was ticked stays ticked today', async ({ page, signedIn: _ }) => {
  await page.goto('/');
  const goals = card(page, 'Three small goals').getByRole('checkbox');
  await expect(goals).toHaveCount(3);
  const answered = page.waitForResponse('**/api/challenges/toggle?*');
  await goals.nth(1).check();
  expect((await answered).ok()).toBe(true);
  await page.reload();
  await expect(goals.nth(1)).toBeChecked();
  await expect(goals.first()).not.toBeChecked();
});

test('a goal that could not be saved goes back', async ({ page, signedIn: _, complaints }) => {
  complaints.expect(/status of 500/);
  await page.route('**/api/challenges/toggle?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
  );
  await page.goto('/');
  const goal = card(page, 'Three small goals').getByRole('checkbox').first();
  await goal.click();
  await expect(notice(page, 'Not saved')).toBeVisible();
  await expect(goal).not.toBeChecked();
});

test('the week tells each day to whoever looks, points or listens', async ({
  page,
  signedIn: _,
}) => {
  await practiceWith(page.request, 0.8, 0.9);
  await page.goto('/progress');
  await expect(page.getByText('4 min total')).toBeVisible();
  const week = page.getByRole('group', { name: 'Minutes practiced, Monday to Sunday' });
  const days = week.getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/^Monday/);
  const said = '4 minutes, 2 exercises, 85% accuracy';
  const today = week.getByRole('button', { name: `, today: ${said}` });
  await expect(today.locator('.bar-mid')).toBeVisible();
  const line = card(page, 'Weekly Progress').locator('p', { hasText: ':' });
  await expect(line).toContainText(said);
  const other = days.and(page.getByRole('button', { name: 'no practice' })).first();
  await other.focus();
  await expect(line).toContainText('no practice');
  await today.hover();
  await expect(line).toContainText(said);
  const table = page.getByRole('table', { name: 'This week, day by day' });
  await expect(table.getByRole('row').filter({ hasText: '85%' })).toContainText('42');
  await expect(card(page, 'Day Streak')).toContainText('1');
  await expect(card(page, 'Avg Accuracy')).toContainText('85%');
  await expect(card(page, 'Summary')).toContainText(/Total Minutes4.*Best Streak1 day/);
});

test('a reset asks first, then everything is at its beginning', async ({ page, signedIn: _ }) => {
  await practiceWith(page.request, 0.8);
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Reset Learning Progress' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/Pronunciation0\/\d+ exercises/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('2 min total')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Learning Progress' }).click();
  await dialog.getByRole('button', { name: 'Reset Progress' }).click();
  await expect(notice(page, 'Progress Reset')).toBeVisible();
  await expect(
    notice(page, 'All your learning progress has been reset successfully.'),
  ).toBeVisible();
  await expect(page.getByText('0 min total')).toBeVisible();
  await expect(card(page, 'Day Streak')).toContainText('One exercise starts a new streak');
});

test('a reset that fails changes nothing and says so', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  await practiceWith(page.request, 0.8);
  await page.route('**/api/reset-progress', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
  );
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Reset Learning Progress' }).click();
  await page.getByRole('button', { name: 'Reset Progress' }).click();
  await expect(notice(page, 'Reset Failed')).toBeVisible();
  await expect(notice(page, 'Could not reset your progress. Please try again.')).toBeVisible();
  await expect(page.getByText('2 min total')).toBeVisible();
});

test.describe('someone who said a phrase', () => {
  test.use({ microphone: { says: THANKS } });

  test('finds its sounds on the map, with their words and their exercises', async ({
    page,
    signedIn: _,
  }) => {
    await openExercise(page, THANKS);
    await record(page);
    await score(page);
    await save(page);
    await expectAnotherThan(page, THANKS);
    await hearThinkSink(page.request, 4, new Date(Date.now() - WEEK_MS));
    await hearThinkSink(page.request, 10);

    await page.getByRole('link', { name: 'Progress' }).first().click();
    await expect(page.getByRole('button', { name: / as in / })).toHaveCount(39);
    const th = page.getByRole('button', {
      name: /^th as in thin, 2 tries, not enough yet; by ear/,
    });
    await th.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('between the teeth')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /mouth for th as in thin/ })).toBeVisible();
    await expect(dialog.getByText('2 tries so far. Say it 3 more times')).toBeVisible();
    await expect(dialog.getByText('Too few tries to tell: 2 of 20.')).toBeVisible();
    await expect(dialog.getByText('First ten: 4 right. Last ten: 10. Up 60 points')).toBeVisible();
    const listen = dialog.getByRole('button', { name: 'Listen to thinking' });
    await listen.click();
    await expectMoment(page, 'Stop thinking');
    await expect(listen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(th).toBeFocused();

    const review = page.getByRole('region', { name: 'This week against last week' });
    await expect(review.getByRole('definition')).toHaveText(/4 of 10.*10 of 10 heard/);
    await expect(review.getByRole('term')).toHaveText('think / sink');
    const next = review.getByRole('listitem');
    await expect(next).toHaveCount(4);
    await expect(next.last()).toContainText('ship / sheep');

    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: THANKS }).click();
    await expect(page.locator('.phrase-text').first()).toContainText('Thanks');
  });
});

test('a sound that was closed leaves no step to go back through', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 500 .*\/api\/text-to-speech$/);
  await page.route('**/api/text-to-speech', (route) => route.fulfill({ status: 500 }));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  const dialog = page.getByRole('dialog');
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await page.getByRole('button', { name: /^th as in thin/ }).click();
  await expect(page).toHaveURL('/progress?sound=TH');
  // A notice above the dialog leaves it the key.
  await dialog
    .getByRole('button', { name: /^Listen to/ })
    .first()
    .click();
  await expect(page.getByText('Audio Not Available', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/progress');
  await page.goBack();
  await expect(page).toHaveURL('/practice');

  await page.goto('/progress?sound=TH');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/progress');
  await page.goBack();
  await expect(page).toHaveURL('/practice');
});

test('the weakest sounds make a session that says why', async ({ page, signedIn: _ }) => {
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Practice my weakest sounds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My weakest sounds');
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveCount(5);
  const phrases = await steps.locator('p[lang]').allTextContents();
  await expect(steps.first()).toContainText('You haven’t tried');
  await page.getByRole('link', { name: 'Start with the first phrase' }).click();

  await page.route('**/api/analyze-audio-pronunciation', (route) =>
    route.fulfill({ json: scoredTake }),
  );
  const place = (number: number) => page.getByText(`My weakest sounds · Exercise ${number} of 5`);
  for (const number of [1, 2, 5]) {
    // A take costs seconds; two steps show how it goes on, the last how it ends.
    for (const skipped of number === 5 ? [3, 4] : []) {
      await expect(place(skipped)).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await expect(place(number)).toBeVisible();
    await expect(page.getByText(phrases[number - 1]!).first()).toBeVisible();
    await expect(page.getByText(/You haven’t tried/)).toBeVisible();
    await record(page);
    expect(await score(page)).toBe(82);
    await save(page);
  }
  await expect(notice(page, 'Session Complete!')).toBeVisible();
  await expect(page).toHaveURL('/progress');
  await expect(card(page, 'Summary')).toContainText('Total Exercises3');
});

test('an answer that is missing leaves a gap, and can be asked for again', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const fail = (path: string | RegExp) =>
    page.route(path, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
    );
  await fail('**/api/weekly-sessions?*');
  await page.goto('/progress');
  const gap = page.getByRole('alert').filter({ hasText: 'Your week couldn’t be loaded.' });
  await expect(gap).toBeVisible();
  await expect(card(page, 'Summary')).toBeVisible();
  await page.unroute('**/api/weekly-sessions?*');
  await gap.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'Weekly Progress')).toBeVisible();

  await fail(/\/api\/(?!user$)/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load your dashboard');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good day');
});

test('without a connection the screen waits for it', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/progress');
  await expect(page.getByText('0 min total')).toBeVisible();
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Progress' }).first().hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByText('0 min total')).toBeVisible();
});

for (const path of ['/', '/progress', '/progress?sound=TH']) {
  test(`nothing moves while ${path} arrives`, async ({ page, signedIn: _ }) => {
    await practiceWith(page.request, 0.9);
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.goto(path);
    await settled(page);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}
