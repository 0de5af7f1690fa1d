import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { barriers } from './harness/barriers.ts';
import { speechWav } from './harness/speech.ts';
import { expect, test } from './harness/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the studio asks for first: no voice has anything yet. */
const FIRST = 'Please sit in this seat.';
test.use({ microphone: { says: FIRST } });

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

async function addVoice(page: Page, label: string) {
  await page.goto('/admin/voices');
  await page.getByRole('button', { name: 'New voice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New voice' });
  await dialog.getByRole('button', { name: 'Add voice' }).click();
  await expect(dialog.getByText('A name is required')).toBeVisible();
  await dialog.getByLabel('Name of the voice').fill(label);
  await dialog.getByLabel('Credit line').fill('Recorded by Maria Lopez.');
  await dialog.getByRole('button', { name: 'Add voice' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The speaker must agree first.');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('I am the speaker, and I agree').check();
  await dialog.getByRole('button', { name: 'Add voice' }).click();
  await expect(page.getByRole('heading', { name: 'Recording studio' })).toBeVisible();
}

/** What a learner who chose no voice hears: which recording it is. */
async function heard(page: Page): Promise<string | undefined> {
  let etag: string | undefined;
  // A slow machine is busy with the recording before.
  await expect(async () => {
    const answer = await page.request.post('/api/text-to-speech', { data: { text: FIRST } });
    expect(answer.status()).toBe(200);
    etag = answer.headers()['etag'];
  }).toPass();
  return etag;
}

async function record(page: Page) {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('region', { name: 'Your recording' })).toBeVisible({
    timeout: 60_000,
  });
}

const keep = (page: Page) => page.getByRole('button', { name: 'Keep it' }).click();

const rowOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: label });

test('a person’s voice is recorded, heard by learners, exported, deleted, and imported', async ({
  page,
  signedInAdmin: _,
  recordings,
}) => {
  test.setTimeout(180_000);
  await addVoice(page, 'Maria');
  await expect(page.getByRole('heading', { name: FIRST })).toBeFocused();
  await expect(status(page, /^0 of [\d,]+ recorded$/)).toBeVisible();
  const embedded = await heard(page);

  await record(page);
  await expect(status(page, /Good: \d+ of 100/)).toBeVisible();
  expect(await heard(page)).toBe(embedded);
  await keep(page);
  await expect(status(page, /^1 of [\d,]+ recorded$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: FIRST })).toBeHidden();
  expect(await heard(page)).not.toBe(embedded);

  // One recording is deleted, and made again.
  await page.getByLabel('Texts').selectOption('Recorded');
  await expect(status(page, '1 of 1 recorded')).toBeVisible();
  await page.getByLabel('Find a text').fill('no such text');
  await expect(page.getByRole('heading', { name: 'No text has these letters' })).toBeVisible();
  await page.getByLabel('Find a text').fill('SEAT');
  await expect(page.getByLabel('Find a text')).toBeFocused();
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(status(page, '0 of 1 recorded')).toBeVisible();
  expect(await heard(page)).toBe(embedded);
  await record(page);
  await keep(page);
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeVisible({
    timeout: 30_000,
  });
  const maria = await heard(page);
  expect(maria).not.toBe(embedded);

  // Where the voice is chosen, its speaker is named.
  await page.goto('/settings');
  await expect(page.getByText(/^Recorded by Maria Lopez\. Each text is read by/)).toBeVisible();
  await page.getByLabel('Voice').selectOption({ label: 'Maria' });
  await expect(page.getByText(/^Recorded by Maria Lopez\. Another voice reads/)).toBeVisible();
  await page.getByLabel('Voice').selectOption({ label: 'Best voice' });

  await page.goto('/admin/voices');
  await expect(rowOf(page, 'Maria')).toContainText(/1 of [\d,]+ texts/);
  const downloading = page.waitForEvent('download');
  await rowOf(page, 'Maria')
    .getByRole('link', { name: /Export/ })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('saywell-voice-person-maria.tar');
  const file = join(recordings, 'maria.tar');
  await download.saveAs(file);

  await rowOf(page, 'Maria')
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Maria')).toBeHidden();
  expect(await heard(page)).toBe(embedded);

  const choose = page.getByLabel('Voice file');
  const bad = join(recordings, 'bad.tar');
  await writeFile(bad, 'This is a letter.');
  await choose.setInputFiles(bad);
  await expect(page.getByRole('alert')).toContainText('This file is not an exported voice.');
  await choose.setInputFiles(file);
  await expect(status(page, 'Recordings kept: 1')).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, 'Maria')).toContainText(/1 of [\d,]+ texts/);
  // The very same recording: it came back byte for byte.
  expect(await heard(page)).toBe(maria);
  await choose.setInputFiles(file);
  await expect(page.getByText('Already here: 1.')).toBeVisible({ timeout: 30_000 });

  await rowOf(page, 'Maria')
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Maria')).toBeHidden();
});

/** The guest’s, in “Ordering lunch.” */
const GUEST = [
  'Can I have the chicken salad, please?',
  'What kind of soup do you have?',
  "I'll have the tomato soup.",
  'Just a glass of water, thanks.',
];

test('whoever recorded every line of a part reads it in its scene', async ({
  page,
  context,
  baseURL,
  signedInAdmin: _,
}) => {
  const site = page.request;
  const about = { label: 'Guest', gender: 'FEMALE', credit: 'Recorded by Ana.', consent: true };
  const { name } = await (await site.post('/api/admin/voices', { data: about })).json();
  for (const text of GUEST) {
    const buffer = await speechWav(context, baseURL!, text);
    const audio = { name: 'recording', mimeType: 'audio/wav', buffer };
    const answer = await site.post(`/api/admin/voices/${name}/clips`, {
      multipart: { audio, text, manner: 'natural', keep: 'true' },
    });
    expect(await answer.json()).toMatchObject({ isKept: true });
  }
  const asked: { text: string; voice: string }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/text-to-speech')) return;
    const body = request.postDataJSON();
    asked.push(
      body
        ? { text: body.text, voice: body.voiceOptions.voiceName }
        : { text: searchParams.get('text')!, voice: searchParams.get('voiceName')! },
    );
  });
  await page.goto('/scenes/ordering');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => asked).toContainEqual({ text: GUEST[0], voice: name });
  await expect.poll(() => asked).toContainEqual({ text: GUEST[3], voice: name });
  expect(asked).toContainEqual({ text: 'Are you ready to order?', voice: 'en-US-Neural2-D' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await site.delete(`/api/admin/voices/${name}`);
});

test.describe('who says something else', () => {
  test.use({ microphone: { says: 'Where is the station?' } });

  test('is told in one line what to do again, and goes on by the keyboard', async ({
    page,
    signedInAdmin: _,
  }) => {
    test.setTimeout(120_000);
    await addVoice(page, 'Another');
    await record(page);
    await expect(status(page, 'Please record again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Record again' })).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: FIRST })).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: FIRST })).toBeFocused();
    await page.goto('/admin/voices');
    await rowOf(page, 'Another')
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, 'Another')).toBeHidden();
  });
});
