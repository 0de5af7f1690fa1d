import type { Analysis } from '@saywell/contract';
import { expectStateAccessible } from './harness/expect-accessible.ts';
import { tabAndPress } from './harness/keyboard.ts';
import { openExercise, record, score, THANKS } from './harness/practice.ts';
import { scoredTake } from './harness/scored-take.ts';
import { sayNext } from './harness/speech.ts';
import { expectMoment } from './harness/moments.ts';
import { expect, test } from './harness/test.ts';
import { trialToken } from './harness/trial.ts';

const WORD = 'thinking';
const TH = { phone: 'TH', ipa: 'θ', start: 0.5, end: 0.6 };

/** The phrase with an /s/ in “thinking”. What the engine makes of such a take is for its own tests. */
const sinking: Analysis = {
  ...scoredTake,
  overallAccuracy: 68,
  next: { action: 'drill', word: 2, text: `Say just “${WORD}” three times.` },
  words: THANKS.replace('.', '')
    .split(' ')
    .map((word) => ({
      word,
      start: 0.4,
      end: 0.7,
      accuracy: word === WORD ? 0.48 : 0.9,
      kind: 'ok',
      sounds:
        word === WORD
          ? [{ ...TH, accuracy: 0.2, verdict: 'wrong', heard: { phone: 'S', ipa: 's' } }]
          : [{ ...TH, accuracy: 0.9, verdict: 'good' }],
    })),
};

test.use({
  microphone: { says: [THANKS, WORD, 'sinking'] },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a marked sound is drilled by keyboard alone, through a reload, and the phrase follows', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  const analyze = '**/api/analyze-audio-pronunciation';
  await page.route(analyze, (route) => route.fulfill({ json: sinking }));
  await openExercise(page, THANKS);
  await tabAndPress(page.getByRole('button', { name: 'Start recording' }));
  await score(page);
  await page.unroute(analyze);
  const word = page.getByRole('button', { name: /^thinking, / });
  if ((await word.getAttribute('aria-expanded')) !== 'true') await tabAndPress(word);
  await sayNext(page, 'sinking');
  await tabAndPress(page.getByRole('button', { name: 'Say just thinking' }));
  const drill = page.getByRole('region', { name: 'Say just thinking' });
  await expect(drill.getByRole('button', { name: 'Stop listening' })).toBeFocused();
  // A wrong sound never passes, be it caught or in doubt.
  await expect(drill.getByRole('status').last()).toContainText(/You said|Not sure/);
  await sayNext(page, WORD);
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await expect(drill.getByText('It will be sent when the connection is back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(drill.getByText('1 of 3 in a row')).toBeVisible();
  await expect(drill.getByRole('status').last()).toContainText('Passed');
  await page.reload();
  await expect(drill.getByText(/^[12] of 3 in a row$/)).toBeVisible();
  await expectStateAccessible(page, 'a drill after a reload');
  await tabAndPress(drill.getByRole('button', { name: 'Say it again' }));
  await expect(drill.getByText('3 of 3 in a row')).toBeVisible({ timeout: 60_000 });
  await expect(drill.getByRole('status').last()).toContainText('Three in a row.');

  const back = drill.getByRole('button', { name: 'Say the whole phrase' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeFocused();
  await sayNext(page, THANKS);
  await page.keyboard.press('Enter');
  await score(page);
  await expect(page.getByText(/thinking: ?48 ?then ?\d+/)).toBeVisible();

  const days = await page.request.get('/api/daily-stats');
  expect(await days.json()).toMatchObject({ minutes: 1, exercises: 0 });
  const sound = await (await page.request.get('/api/sounds/TH')).json();
  expect(sound.tries).toBeGreaterThanOrEqual(3);
});

test('the verdict says to drill the word, and then to say the phrase', async ({
  page,
  signedIn: _,
}) => {
  const analyze = '**/api/analyze-audio-pronunciation';
  await page.route(analyze, (route) => route.fulfill({ json: sinking }));
  await openExercise(page, THANKS);
  await record(page);
  await score(page);
  await expect(page.getByText('Next: Say just “thinking” three times.')).toBeVisible();
  await page.unroute(analyze);
  const word = page.getByRole('button', { name: /^thinking, / });
  if ((await word.getAttribute('aria-expanded')) !== 'true') await word.click();
  await sayNext(page, WORD);
  await page.getByRole('button', { name: 'Say just thinking' }).click();
  const next = page.getByText('Next: Now say the whole phrase again.');
  await expect(next).toBeVisible({ timeout: 60_000 });
});

test('a word that cannot be judged is not asked for without end, and leads back to the phrase', async ({
  page,
  signedIn: _,
}) => {
  const analyze = '**/api/analyze-audio-pronunciation';
  // The server keeps each saying, as it must; that it is in doubt is made up.
  await page.route(analyze, async (route) => {
    const analysis = (await (await route.fetch()).json()) as Analysis;
    const issues = [{ code: 'unsure-phrase', blocking: false, message: '' }];
    await route.fulfill({ json: { ...analysis, issues } });
  });
  await page.route(analyze, (route) => route.fulfill({ json: sinking }), { times: 1 });
  await openExercise(page, THANKS);
  await record(page);
  await score(page);
  const word = page.getByRole('button', { name: /^thinking, / });
  if ((await word.getAttribute('aria-expanded')) !== 'true') await word.click();
  await sayNext(page, WORD);
  await page.getByRole('button', { name: 'Say just thinking' }).click();
  const drill = page.getByRole('region', { name: 'Say just thinking' });
  const saved = page.waitForResponse('**/api/drills');
  await expect(drill.getByRole('status').last()).toContainText('Not sure');
  const back = drill.getByRole('button', { name: 'Say the whole phrase' });
  // After two in a row it waits for a press.
  const say = drill.getByRole('button', { name: 'Say it', exact: true });
  await expect(async () => {
    if (await say.isVisible()) await say.click({ timeout: 1000 });
    await expect(back).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(drill.getByText('That doesn’t mean you said it wrong.')).toBeVisible();
  expect((await saved).status()).toBe(200);
  await expectStateAccessible(page, 'a drill that could not be judged');
  await back.click();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeFocused();
});

test.describe('a visitor in their trial', () => {
  const PHRASE = 'Turn right at the next light.';
  test.use({ microphone: { says: [PHRASE, 'right'] } });

  test('drills a word, which uses up nothing, and is told beside the phrase what came of it', async ({
    page,
  }) => {
    // The server has a take of the phrase, as it must; what was wrong in it is made up.
    await page.route(
      '**/api/analyze-audio-pronunciation',
      async (route) => {
        const analysis = (await (await route.fetch()).json()) as Analysis;
        const words = analysis.words.map((word, index) =>
          index === 1 ? { ...word, accuracy: 0.48, sounds: wrongFirst(word.sounds) } : word,
        );
        return route.fulfill({ json: { ...analysis, words, overallAccuracy: 68 } });
      },
      { times: 1 },
    );
    await page.goto('/');
    await record(page);
    await score(page);
    const remaining = page.getByText('Exercises remaining today: 2');
    await expect(remaining).toBeVisible();
    const word = page.getByRole('button', { name: /^right, / });
    if ((await word.getAttribute('aria-expanded')) !== 'true') await word.click();
    await sayNext(page, 'right');
    await page.getByRole('button', { name: 'Say just right' }).click();
    const drill = page.getByRole('region', { name: 'Say just right' });
    await expect(drill.getByRole('button', { name: 'Stop listening' })).toBeVisible();
    // Another voice: it listens no longer, and goes on once that has ended.
    await page.getByRole('button', { name: 'Play model' }).click();
    await expectMoment(page, 'Say it');
    await expect(drill.getByText('1 of 3 in a row')).toBeVisible();
    const saved = page.waitForResponse('**/api/drills');
    await drill.getByRole('button', { name: 'Back to the phrase' }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText(/^right alone: passed 1 of 1 try$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Say just right' })).toBeFocused();
    await expect(remaining).toBeVisible();
    const exercise = await page.request.get(`/api/anonymous/exercise/${await trialToken(page)}`);
    expect((await exercise.json()) as object).toMatchObject({ takesLeft: 5 });
  });
});

const wrongFirst = ([first, ...rest]: Analysis['words'][number]['sounds']) => [
  { ...first!, accuracy: 0.2, verdict: 'wrong' as const, heard: undefined },
  ...rest,
];
