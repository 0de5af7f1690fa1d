import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { register } from '@saywell/contract';
import { expect, test } from './harness/test.ts';
import { createDataDir } from './harness/data-dir.ts';
import { freePort } from '../scripts/setup/free-port.mjs';
import { launch, SERVER, waitUntilReady } from '../scripts/setup/launch.mjs';
import { newPerson } from './harness/people.ts';
import { expectMoment } from './harness/moments.ts';
import {
  addressOf,
  find,
  THANKS,
  notice,
  openExercise,
  record,
  save,
  score,
  startIsPressedAtOnce,
  verdict,
  writeOwnPhrase,
} from './harness/practice.ts';
import { scoredTake, slippedTakeOf } from './harness/scored-take.ts';

test.describe('someone who says the phrase well', () => {
  test.use({ microphone: { says: THANKS } });

  test('records, sees a good verdict, saves it and goes on', async ({ page, signedIn: _ }) => {
    await openExercise(page, THANKS);
    const place = page.getByText(/^Pronunciation · Exercise \d+ of/);
    const before = await place.textContent();
    await expect(page.getByText('5 s max')).toBeVisible();
    await record(page);
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
    await expect(page.getByText('Stops at 5 s')).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();

    expect(await score(page)).toBeGreaterThanOrEqual(75);
    const words = page.getByRole('group', { name: 'Word Analysis' }).getByRole('button');
    await expect(words).toHaveCount(5);
    await expect(words.first()).toHaveAccessibleName(/^Thanks, \d+ percent, clear$/);
    await expect(page.getByRole('button', { name: 'Listen to thinking' })).toBeVisible();

    const startIsPressed = startIsPressedAtOnce(page);
    await save(page);
    await expect(place).not.toHaveText(before!);
    await expect(page.getByText('Ready to record')).toBeVisible();
    expect(await startIsPressed).toBe(false);
    await page.getByRole('link', { name: 'Back to Pronunciation' }).click();
    await find(page, THANKS);
    const card = page.getByRole('listitem').filter({ hasText: THANKS });
    await expect(card.getByText('Completed')).toBeAttached();
    await expect(card.getByText(/^\d+%$/)).toBeVisible();
  });

  test('hears both voices of a word, slowly too', async ({ page, signedIn: _ }) => {
    await openExercise(page, THANKS);
    await record(page);
    await score(page);
    const both = page.getByRole('button', { name: 'Hear both say thinking' });
    await both.click();
    await expectMoment(page, 'Hear both say thinking, pressed');
    await expect(both).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('radio', { name: '0.6×' }).first().check();
    const mine = page.getByRole('button', { name: /^Mine/ });
    await mine.click();
    await expectMoment(page, /^Mine.*, pressed$/);
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');

    // A tap into a wave plays from there, and a line runs along with the voice.
    const runs = playheadRuns(page, 'mine');
    await waveOf(page, 'thinking', 'you').click();
    await runs;

    // A word that is praised is open from the beginning.
    const word = page.getByRole('button', { name: /^thinking, / });
    if ((await word.getAttribute('aria-expanded')) === 'false') await word.click();
    await page.getByRole('button', { name: 'Listen to th as in thin' }).click();
    await expectMoment(page, /^Listen to th as in thin.*, pressed$/);
  });

  test('sees a second take beside the first', async ({ page, signedIn: _ }) => {
    await openExercise(page, THANKS);
    await record(page);
    await score(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeFocused();
    await page.keyboard.press('Enter');
    await score(page);
    await expect(page.getByRole('img', { name: /^Your tries: \d+, \d+ percent$/ })).toBeVisible();
  });

  test('has everything to do next on the first screen, however long the phrase is', async ({
    page,
    signedIn: _,
  }) => {
    const answer = await page.request.get('/api/exercises');
    const phrases = ((await answer.json()) as { phrase: string }[])
      .map(({ phrase }) => phrase)
      .toSorted((a, b) => a.length - b.length);
    for (const phrase of [phrases[0]!, THANKS, phrases.at(-1)!]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.unrouteAll();
      await page.route('**/api/analyze-audio-pronunciation', (route) =>
        route.fulfill({ json: slippedTakeOf(phrase) }),
      );
      await page.goto(await addressOf(page, phrase));
      await record(page);
      expect(await score(page)).toBe(74);
      await expectOnFirstScreen(page, phrase);
    }
  });

  test('does it all by keyboard', async ({ page, signedIn: _ }) => {
    await page.route('**/api/analyze-audio-pronunciation', (route) =>
      route.fulfill({ json: scoredTake }),
    );
    await openExercise(page, THANKS);
    await page.getByRole('button', { name: 'Start recording' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await score(page);

    await page.keyboard.press('Tab');
    const first = page.getByRole('button', { name: /^So, / });
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('region', { name: 'So, sound by sound' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the take without a connection and sends it when that is back', async ({
    page,
    context,
    signedIn: _,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await openExercise(page, THANKS);
    await record(page);
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Your recording is safe on this page.')).toBeVisible();
    await context.setOffline(false);
    expect(await score(page)).toBeGreaterThanOrEqual(75);
  });
});

/** All that a verdict is for: on a phone above the buttons that are docked at its foot. */
async function expectOnFirstScreen(page: Page, phrase: string) {
  const parts = [
    page.getByRole('status').filter({ hasText: '74%' }),
    page.getByText(/^Next: Say just /),
    page.getByRole('group', { name: 'Word Analysis' }),
    page.getByRole('paragraph').filter({ hasText: /^You said/ }),
    page.getByRole('button', { name: 'Play mine' }).first(),
    page.getByRole('button', { name: 'Play model' }).first(),
    page.getByRole('img', { name: /^Side view of the mouth/ }),
  ];
  const dock = page.locator('[data-never-covered]').filter({ visible: true }).locator('..');
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const end = width < 760 ? (await edges(dock)).top : height;
    for (const part of parts) {
      const { top, bottom } = await edges(part);
      const where = `${String(part)} of “${phrase}” at ${width}`;
      expect(top, where).toBeGreaterThanOrEqual(0);
      expect(bottom, where).toBeGreaterThan(top);
      expect(bottom, where).toBeLessThanOrEqual(end);
    }
  }
}

/** The picture of one voice under one word. Only pointers use it, so it has no name. */
const waveOf = (page: Page, word: string, voice: 'example' | 'you') =>
  page
    .getByRole('button', { name: `Hear both say ${word}` })
    .locator(`xpath=following-sibling::button[${voice === 'example' ? 1 : 2}]`);

/** Resolves when the line over this voice has stood in two places. */
const playheadRuns = (page: Page, voice: 'example' | 'mine') =>
  page.evaluate(
    (lane) =>
      new Promise<void>((done) => {
        const places = new Set<string>();
        const observer = new MutationObserver(() => {
          const line = document.querySelector<HTMLElement>(`[data-playhead=${lane}]`);
          if (line) places.add(line.style.left);
          if (places.size < 2) return;
          observer.disconnect();
          done();
        });
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
      }),
    voice,
  );

test.describe('a browser that records what the server cannot read', () => {
  test.use({ microphone: { says: THANKS } });

  test('sends a WAV file instead', async ({ page, signedIn: _ }) => {
    await page.addInitScript(() => {
      MediaRecorder.isTypeSupported = (type) => type.startsWith('audio/mp4');
      // Forms with files are not shown to who watches the network, so look at what is sent.
      const send = window.fetch;
      window.fetch = (address, request) => {
        const audio = request?.body instanceof FormData ? request.body.get('audio') : undefined;
        if (audio instanceof File) document.title = `sent ${audio.type}`;
        return send(address, request);
      };
    });
    await openExercise(page, THANKS);
    await record(page);
    await expect(page).toHaveTitle('sent audio/wav');
    expect(await score(page)).toBeGreaterThanOrEqual(75);
  });
});

test.describe('someone who says another phrase', () => {
  test.use({ microphone: { says: 'The weather was lovely on Sunday.' } });

  test('gets no score and is told why', async ({ page, signedIn: _ }) => {
    await openExercise(page, THANKS);
    await record(page);
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByText('Not sure.')).toBeVisible();
    await expect(page.getByText('This didn’t sound like the phrase on the screen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save & Continue' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Ready to record')).toBeVisible();
  });
});

test('silence is reported as such, with what to do', async ({ page, signedIn: _, complaints }) => {
  complaints.expect(/status of 422/);
  await openExercise(page, THANKS);
  await record(page);
  const alert = page.getByRole('alert').filter({ hasText: 'We didn’t hear a voice' });
  await expect(alert).toContainText('Analysis Error');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Analysis Error')).toHaveCount(0);
});

test.describe('someone who refuses the microphone', () => {
  test.use({ microphone: 'denied' });

  test('is told where to allow it', async ({ page, signedIn: _ }) => {
    await openExercise(page, THANKS);
    await record(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Microphone access denied.');
    await expect(alert).toContainText('Please enable microphone permissions.');
    await expect(page.getByText(/allow the microphone/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  });
});

test('the last exercise of a category ends with a word of praise', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/practice#intonation');
  await find(page, 'not angry');
  await page.getByRole('link', { name: 'Not this but that' }).click();
  await expect(page.getByText(/Exercise (\d+) of \1$/)).toBeVisible();
  // What is said does not matter here, only what follows a saved take.
  await page.route('**/api/analyze-audio-pronunciation', (route) =>
    route.fulfill({ json: scoredTake }),
  );
  await record(page);
  expect(await score(page)).toBe(82);
  await save(page);
  await expect(notice(page, 'Category Complete!')).toBeVisible();
  await expect(notice(page, 'You’ve completed all Intonation exercises. Great job!')).toBeVisible();
  await expect(page).toHaveURL('/practice#intonation');
});

test.describe('a phrase of one’s own', () => {
  const OWN = 'Could I have a glass of water?';
  test.use({ microphone: { says: OWN } });

  test('is practiced, saved as daily practice and remembered', async ({ page, signedIn: _ }) => {
    await writeOwnPhrase(page, `  Could I have\n a glass of water? `);
    await expect(page.getByText('6 s max')).toBeVisible();
    await record(page);
    expect(await score(page)).toBeGreaterThanOrEqual(60);
    await save(page);
    await expect(notice(page, 'Daily Practice Saved!')).toBeVisible();
    await expect(notice(page, 'Redirecting to Practice page for more exercises.')).toBeVisible();
    await expect(page).toHaveURL('/practice');
    await page.getByRole('link', { name: 'My own phrase' }).click();
    await expect(page.getByLabel('Type or paste a sentence')).toHaveValue('');
    await expect(page.getByRole('button', { name: OWN })).toBeVisible();
  });
});

test.describe('with a sound too many', () => {
  test.use({ microphone: { says: 'We plays cards at night.' } });

  test('the word is close, and the extra sound stands beside its own', async ({
    page,
    signedIn: _,
  }) => {
    await writeOwnPhrase(page, 'We play cards at night.');
    await record(page);
    expect(await score(page)).toBeGreaterThanOrEqual(60);
    await expect(page.getByText(/there may be an extra .+ after “play.”/i).first()).toBeVisible();
    const opened = page.getByRole('region', { name: 'play, sound by sound' });
    await expect(opened.getByRole('listitem')).toHaveText([/pen/, /leg/, /day/, '+zextra']);
  });
});

test('a phrase that was begun is still there after leaving', async ({ page, signedIn: _ }) => {
  await page.goto('/practice?own');
  await page.getByLabel('Type or paste a sentence').fill('See you on');
  await page.goto('/progress');
  await page.goto('/practice?own');
  await expect(page.getByLabel('Type or paste a sentence')).toHaveValue('See you on');
});

test.describe('a server that restarts in the middle of a recording', () => {
  test.use({ microphone: { says: THANKS } });

  test('costs nobody their take', async ({ page, context, complaints }) => {
    // Two servers start in it, each of which may take its time on a busy machine.
    test.setTimeout(420_000);
    complaints.expect(/ERR_CONNECTION_REFUSED|status of 503/);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const dataDir = await createDataDir();
    const start = async () => {
      const server = launch(SERVER, {
        CAPTCHA: 'off',
        DEVICE_SCORING: 'off',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
      });
      await waitUntilReady(server, url);
      return server;
    };
    const before = await start();
    await context.request.post(`${url}${register.path}`, { data: newPerson() });
    await page.goto(`${url}/practice`);
    await find(page, THANKS);
    await page.getByRole('listitem').getByRole('link', { name: THANKS }).click();
    await record(page);
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
    before.kill('SIGTERM');
    await before.ended;
    await expect(page.getByText('Your recording is safe on this page.')).toBeVisible();
    const after = await start();
    expect(await score(page, { within: 60_000 })).toBeGreaterThanOrEqual(75);
    after.kill('SIGTERM');
    await after.ended;
    await rm(dataDir, { recursive: true, force: true });
  });
});
