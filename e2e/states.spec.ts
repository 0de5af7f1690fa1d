import type { Page } from '@playwright/test';
import type { Analysis } from '@saywell/contract';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { holdAnswers } from './harness/moments.ts';
import { record, score } from './harness/practice.ts';
import { scoredTake } from './harness/scored-take.ts';
import { expect, test } from './harness/test.ts';

// What a screen shows only once somebody has done something: dialogs, verdicts, errors.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

// Many looks in one visit: seconds alone, and minutes on a machine that has much else to do.
test.describe.configure({ timeout: 240_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A take of which the second word was another one’s sound. */
const wrongSound: Analysis = {
  ...scoredTake,
  overallAccuracy: 46,
  words: scoredTake.words.map((word) =>
    word.word === 'far'
      ? {
          ...word,
          accuracy: 0.3,
          sounds: word.sounds.map((sound) =>
            sound.phone === 'F'
              ? { ...sound, accuracy: 0.1, verdict: 'wrong', heard: { phone: 'P', ipa: 'p' } }
              : sound,
          ),
        }
      : word,
  ),
};
const notThePhrase: Analysis = {
  ...scoredTake,
  issues: [
    {
      code: 'different-phrase',
      blocking: true,
      message: 'This didn’t sound like the phrase on the screen. Say it again.',
      finding: {
        kind: 'issue',
        words: [],
        title: 'This didn’t sound like the phrase on the screen',
        body: 'Say it again.',
      },
    },
  ],
};

async function say(page: Page, heard: Analysis) {
  await page.unrouteAll();
  await page.route('**/api/analyze-audio-pronunciation', (route) => route.fulfill({ json: heard }));
  await record(page);
  await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
  await press(page, 'Stop recording');
}

/** A question that was said like a statement. */
const wrongTune: Analysis = {
  ...scoredTake,
  intonation: {
    target: { kind: 'yes-no-question', ending: 'rise' },
    score: 34,
    ending: { expected: 'rise', heard: 'fall', semitones: -4 },
    message: 'Your voice fell at the end; a question like this rises.',
    model: { times: [0.5, 0.8, 1.1], semitones: [0, 0.5, 6] },
  },
};

test('an exercise is accessible whatever comes of a take', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  await page.goto('/practice?exercise=1');
  await say(page, scoredTake);
  await score(page);
  await expectStateAccessible(page, 'a good take');
  await press(page, 'Try Again');
  await say(page, wrongSound);
  await score(page);
  await expectStateAccessible(page, 'a take to work on');
  await press(page, 'Try Again');
  await say(page, wrongTune);
  await score(page);
  await expect(page.getByRole('region', { name: 'The melody' })).toBeVisible();
  await expectStateAccessible(page, 'a take with a tune');
  await press(page, 'Try Again');
  await say(page, notThePhrase);
  await expect(page.getByText('Not sure.')).toBeVisible();
  await expectStateAccessible(page, 'a take without a score');

  await page.getByRole('button', { name: 'Try Again' }).filter({ visible: true }).click();
  await page.unrouteAll();
  await page.route('**/api/analyze-audio-pronunciation', (route) =>
    route.fulfill({ status: 422, json: { code: 'no_speech', message: 'We didn’t hear a voice.' } }),
  );
  await record(page);
  await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
  await press(page, 'Stop recording');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectStateAccessible(page, 'a take that was refused');
});

test('what a form finds wrong is accessible', async ({ page, signedInAdmin: _ }) => {
  await page.goto('/admin/blog');
  await press(page, 'New Post');
  await press(page, 'Create Post');
  await expect(page.getByText('Content is required')).toBeVisible();
  await expectStateAccessible(page, 'a post with errors');
  await page.context().clearCookies();
  await page.goto('/register');
  await press(page, 'Create Free Account');
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await expectStateAccessible(page, 'a form with errors');
});

/** From here on the page notes whatever moves for longer than a blink, or would go on doing so. */
const noteMovements = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        if (Number(animation.effect?.getComputedTiming().endTime ?? 0) <= 100) continue;
        noted.push(animation instanceof CSSAnimation ? animation.animationName : 'a transition');
      }
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
  });
const movements = (page: Page) =>
  page.evaluate(() => [...new Set((window as never as { noted: string[] }).noted)]);

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const moves = reducedMotion === 'no-preference';
  test(`a take is ${moves ? 'followed by what moves' : 'judged without anything that moves'}`, async ({
    page,
    signedIn: _,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await noteMovements(page);
    const answer = await holdAnswers(page, '**/api/analyze-audio-pronunciation', (route) =>
      route.fulfill({ json: { ...scoredTake, overallAccuracy: 96 } }),
    );
    await page.goto('/practice?exercise=1');
    await record(page);
    await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
    await press(page, 'Stop recording');
    await expect(page.getByText('Analyzing pronunciation...')).toBeVisible();
    answer();
    await score(page);
    await press(page, 'Try Again');
    await press(page, 'Options');
    await press(page, 'Choose the voice');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (moves) {
      await expect
        .poll(() => movements(page))
        .toEqual(expect.arrayContaining(['sweep', 'panel-in']));
    } else {
      // What a dialog does as it opens has begun two frames later.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await movements(page)).toEqual([]);
    }
  });
}

test('with colors of the reader’s own every state can still be told', async ({
  page,
  signedIn: _,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/practice?exercise=1');
  await press(page, 'Options');
  const repeat = page.getByRole('button', { name: 'Repeat the example' });
  await expect(repeat).toHaveCSS('border-top-width', '0px');
  await repeat.click();
  await expect(repeat).toHaveCSS('border-top-width', '2px');
  await say(page, scoredTake);
  await score(page);
  const buttons = page.getByRole('button', { name: /^(Try Again|Save & Continue|Play m)/ });
  for (const button of await buttons.filter({ visible: true }).all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
  const opened = page.getByRole('button', { name: /^far, /, expanded: true });
  await expect(opened).toHaveCSS('border-top-style', 'solid');
  // Solid, striped: the marks keep their paint, and with it their shape.
  await expect(page.locator('.segment-clear').first()).toHaveCSS(
    'background-color',
    'rgb(17, 145, 106)',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});
