import type { Page } from '@playwright/test';
import { stay } from './harness/moments.ts';
import { openExercise, record, score, THANKS } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

test.use({ deviceScoring: 'on', microphone: { says: THANKS } });

const SEND = '/api/analyze-audio-pronunciation';

/** The calls that sent a recording to the server. */
function watchUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(SEND)) uploads.push(request.url());
  });
  return uploads;
}

/** However slow it is: a busy machine would leave it to the server. */
const useOnlyThisDevice = async (page: Page) => {
  await page.goto('/practice');
  await page.evaluate(() => localStorage.setItem('saywell-device-only', '1'));
};

async function sayIt(page: Page) {
  await record(page);
  return score(page);
}

test('a take is scored on the device and never sent, with AI processing off too', async ({
  page,
  signedIn: _,
}) => {
  const uploads = watchUploads(page);
  await useOnlyThisDevice(page);
  await openExercise(page, THANKS);
  expect(await sayIt(page)).toBeGreaterThanOrEqual(75);

  // Without the server's ear the device does it alone, and what it loaded is still there.
  await page.evaluate(() => localStorage.removeItem('saywell-device-only'));
  await page.request.put('/api/privacy/consent', {
    data: { consentType: 'ai_processing', granted: false },
  });
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.swm')) loaded.push(response.url());
  });
  await page.reload();
  expect(await sayIt(page)).toBeGreaterThanOrEqual(75);
  expect(uploads).toEqual([]);
  expect(loaded).toEqual([]);

  // What the browser threw away is loaded again.
  await page.evaluate(() => caches.delete('saywell-engine'));
  await page.reload();
  expect(await sayIt(page)).toBeGreaterThanOrEqual(75);
  expect(uploads).toEqual([]);
  expect(loaded).not.toEqual([]);
});

test('a device that cannot load the engine sends its take, unless it may not', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.route('**/scorer-*.swm', (route) => route.fulfill({ body: 'another file' }));
  const uploads = watchUploads(page);

  // As long as nobody knows whether it may be sent, it is not.
  const consent = '**/api/privacy/consent';
  await page.route(consent, (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await openExercise(page, THANKS);
  await record(page);
  await expect(page.getByText('Analysis Error')).toBeVisible();
  expect(uploads).toEqual([]);
  await page.unroute(consent);
  await openExercise(page, THANKS);
  expect(await sayIt(page)).toBeGreaterThanOrEqual(75);
  expect(uploads).toHaveLength(1);

  await page.evaluate(() => localStorage.setItem('saywell-device-only', '1'));
  await page.reload();
  await record(page);
  await expect(page.getByText('you chose to score on this device only')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(uploads).toHaveLength(1);
});

test('where data is saved, the engine is not loaded before somebody records', async ({
  page,
  signedIn: _,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.swm')) loaded.push(request.url());
  });
  const uploads = watchUploads(page);
  await openExercise(page, THANKS);
  // An idle page loads the engine within five seconds.
  await stay(page, 6_000);
  expect(loaded).toEqual([]);
  expect(await sayIt(page)).toBeGreaterThanOrEqual(75);
  expect(uploads).toHaveLength(1);
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test.describe('a scene with AI processing off', () => {
  test.use({ microphone: { says: 'Can I have the chicken salad, please?' } });

  test('is sent once its learner saves it, and what a reload has lost is said again', async ({
    page,
    signedIn: _,
  }) => {
    await useOnlyThisDevice(page);
    await page.request.put('/api/privacy/consent', {
      data: { consentType: 'ai_processing', granted: false },
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (
        /practice-sessions$|analyses$|runs$|analyze/.test(pathname) &&
        request.method() === 'POST'
      )
        sent.push(pathname);
    });
    const lines = page.getByRole('list', { name: 'The lines of the scene' }).getByRole('listitem');
    const isOn = (line: number) =>
      expect(lines.nth(line - 1)).toHaveAttribute('aria-current', 'step', { timeout: 30_000 });
    const sayLine2 = async () => {
      await isOn(3);
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(lines.nth(1)).toContainText('Clear', { timeout: 60_000 });
    };
    await page.goto('/scenes/ordering?step=part');
    await page.getByRole('button', { name: 'Play the guest' }).click();
    await sayLine2();
    await page.reload();
    await page.getByRole('button', { name: 'Continue with line 2' }).click();
    await sayLine2();
    await page.getByRole('button', { name: 'Go on' }).click();
    for (let line = 3; line <= 8; line += 1) {
      await isOn(line);
      await page.getByRole('button', { name: 'Skip' }).click();
    }
    await expect(page.getByText('This run isn’t saved yet')).toBeVisible();
    await expect(page.getByText('AI processing is off, so nothing is sent')).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const ways = [
      page.getByRole('button', { name: 'Now play the server' }),
      page.getByRole('button', { name: 'Back to the scene' }),
      page.getByRole('link', { name: 'Say line 4' }),
    ];
    for (const way of ways) {
      await way.click();
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(way).toBeFocused();
    }
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Save this run' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(sent.at(-1)).toBe('/api/scenes/ordering/runs');
    await page.reload();
    const earlier = page.getByRole('region', { name: 'Your earlier runs' });
    await expect(earlier.getByRole('listitem')).toHaveCount(1);
  });

  test('isn’t sent either where its learner’s choice cannot be read, and is left when they say so', async ({
    page,
    signedIn: _,
    complaints,
  }) => {
    complaints.expect(/500/);
    await useOnlyThisDevice(page);
    await page.route('**/api/privacy/consent', (route) => route.fulfill({ status: 500 }));
    const lines = page.getByRole('list', { name: 'The lines of the scene' }).getByRole('listitem');
    await page.goto('/scenes/ordering?step=part');
    await page.getByRole('button', { name: 'Play the guest' }).click();
    for (let line = 3; line <= 8; line += 1) {
      await expect(lines.nth(line - 1)).toHaveAttribute('aria-current', 'step', {
        timeout: 30_000,
      });
      await page.getByRole('button', { name: 'Skip' }).click();
    }
    await expect(
      page.getByText('We couldn’t check whether AI processing is on, so nothing is sent'),
    ).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Now play the server' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  });
});
