import type { Page } from '@playwright/test';
import { spokenBy, withDeviceVoices } from './harness/device-voices.ts';
import { expectMoment } from './harness/moments.ts';
import { notice, openExercise, record, score, THANKS, writeOwnPhrase } from './harness/practice.ts';
import { expect, test } from './harness/test.ts';

// A device with voices: a natural one, a robot, and one that sends the text to the browser's maker.

const AVA = 'Ava (Premium)';
const ONLINE = 'Google US English';
const DEVICE = [{ name: ONLINE, localService: false }, { name: 'Fred' }, { name: AVA }];
const FIRST = 'Turn right at the next light.';

const COMPARED = /^Compared with .+’s voice, not your device’s\.$/;

const listen = (page: Page) => page.getByRole('button', { name: 'Listen to Example' });
const lit = (page: Page) => page.locator('.phrase-text button.ring-4');

/** The recording sounds: the light moves on its own, by its times. */
async function recordingPlays(page: Page) {
  await expect(lit(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Playing...' }).click();
}

test('the natural voice of a device reads, and each word lights up as it says so', async ({
  page,
  signedIn: _,
}) => {
  await withDeviceVoices(page, { voices: DEVICE, late: 300 });
  await openExercise(page, THANKS);
  await listen(page).click();
  await expect.poll(() => spokenBy(page)).toEqual([{ text: THANKS, voice: AVA, rate: 1 }]);
  await expectMoment(page, 'Playing...');
  await expect(lit(page)).toHaveCount(0);
  await page.evaluate(() => window.reaches!(7));
  await expect(lit(page)).toHaveText('for');
  // Its end is named, too.
  await page.evaluate(() => window.reaches!(10));
  await expect(lit(page)).toHaveText('for');
  await page.evaluate(() => window.reaches!(11));
  await expect(lit(page)).toHaveText('thinking');
  // A voice that stays there says nothing of the words that follow.
  await expect(lit(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Playing...' }).click();
  await expect(listen(page)).toBeVisible();

  await page.locator('.phrase-text').getByRole('button', { name: 'thinking' }).click();
  await expect
    .poll(async () => (await spokenBy(page)).at(-1))
    .toEqual({ text: 'thinking', voice: AVA, rate: 0.6 });
});

for (const fails of ['error', 'silence'] as const) {
  test(`the recording stands in for a voice that ends in ${fails}`, async ({
    page,
    signedIn: _,
  }) => {
    await withDeviceVoices(page, { voices: DEVICE, fails });
    await openExercise(page, THANKS);
    await listen(page).click();
    await recordingPlays(page);
    await expect(notice(page, 'Your device’s voice didn’t start')).toBeVisible();
    expect(await spokenBy(page)).toHaveLength(1);
    // It is tried once more, and then left alone.
    await listen(page).click();
    await recordingPlays(page);
    await listen(page).click();
    await recordingPlays(page);
    expect(await spokenBy(page)).toHaveLength(2);
  });
}

test('what a voice might say otherwise than we teach is read by the recording', async ({
  page,
  signedIn: _,
}) => {
  await withDeviceVoices(page, { voices: DEVICE });
  await writeOwnPhrase(page, 'What time do you close?');
  await listen(page).click();
  await recordingPlays(page);
  // An exercise with a taught form, one with a melody.
  for (const [phrase, category] of [
    ['Did he give her his number?', '#accent-reduction'],
    ['Is this seat taken?', '#intonation'],
  ] as const) {
    await openExercise(page, phrase, category);
    await listen(page).click();
    await recordingPlays(page);
  }
  expect(await spokenBy(page)).toEqual([]);
});

test('another voice is chosen, and is still chosen on another day', async ({
  page,
  signedIn: _,
}) => {
  await withDeviceVoices(page, { voices: DEVICE, endsAfter: 200 });
  await page.goto('/settings');
  const picker = page.getByLabel('Voice', { exact: true });
  await expect(picker.locator('option:checked')).toHaveText('This device: Ava (natural)');
  await expect(picker.locator('option')).toContainText([
    'This device: Ava (natural)',
    'voice',
    'voice',
    'This device: Fred',
    `From your browser: ${ONLINE}`,
  ]);
  await expect(page.getByText(/on your device and sends nothing to anyone/)).toBeVisible();
  await picker.selectOption({ label: `From your browser: ${ONLINE}` });
  await expect(page.getByText(/maker of your browser, who gets each text/)).toBeVisible();
  await picker.selectOption({ label: 'This device: Fred' });
  await page.reload();
  await expect(picker.locator('option:checked')).toHaveText('This device: Fred');
  await openExercise(page, THANKS);
  await listen(page).click();
  await expect.poll(() => spokenBy(page)).toMatchObject([{ text: THANKS, voice: 'Fred' }]);

  await page.goto('/settings');
  // The site's own voices join the list once the server has named them.
  const recorded = picker.locator('option', { hasText: /^[^:]*voice/i }).first();
  await picker.selectOption(await recorded.getAttribute('value'));
  await openExercise(page, THANKS);
  await listen(page).click();
  await recordingPlays(page);
  expect(await spokenBy(page)).toEqual([]);
});

test('a device without a natural voice changes nothing', async ({ page, signedIn: _ }) => {
  await withDeviceVoices(page, { voices: DEVICE.slice(0, 2) });
  await openExercise(page, THANKS);
  await listen(page).click();
  await recordingPlays(page);
  expect(await spokenBy(page)).toEqual([]);
});

test.describe('someone who tries it', () => {
  test.use({ microphone: { says: FIRST } });

  test('hears the natural voice, and is told what theirs is compared with', async ({ page }) => {
    await withDeviceVoices(page, { voices: DEVICE, endsAfter: 300 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(() => spokenBy(page)).toMatchObject([{ text: FIRST, voice: AVA }]);
    await record(page);
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
    await expect(page.getByText(COMPARED)).toBeAttached();
  });
});

test('someone who tries it hears the voice that was chosen in this browser', async ({ page }) => {
  await withDeviceVoices(page, { voices: DEVICE });
  await page.addInitScript(() =>
    localStorage.setItem('saywell-voice', 'server:FEMALE:reference-female'),
  );
  await page.goto('/');
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/text-to-speech') &&
      request.postDataJSON().voiceOptions.voiceName === 'reference-female',
  );
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await asked;
  await expect(lit(page).first()).toBeVisible();
  expect(await spokenBy(page)).toEqual([]);
});

test.describe('someone who says the phrase', () => {
  test.use({ microphone: { says: THANKS } });

  test('is told that the comparison is with another voice', async ({ page, signedIn: _ }) => {
    await withDeviceVoices(page, { voices: DEVICE, endsAfter: 300 });
    await openExercise(page, THANKS);
    await record(page);
    await score(page);
    await expect(page.getByText(COMPARED).first()).toBeVisible();
    // The recording is what the verdict plays.
    await page.getByRole('button', { name: 'Hear both say thinking' }).click();
    await expectMoment(page, 'Hear both say thinking, pressed');
    expect(await spokenBy(page)).toEqual([]);
  });
});
