import type { Page } from '@playwright/test';
import { type AdImpression, recordImpressions } from '@saywell/contract';
import { hide, readBeacons } from './harness/beacons.ts';
import { shiftOf, watchShifts } from './harness/layout-shift.ts';
import { lookAt, stay } from './harness/moments.ts';
import { record, save, score } from './harness/practice.ts';
import { scoredTake } from './harness/scored-take.ts';
import { testOnSite } from './harness/site.ts';
import { expect, test } from './harness/test.ts';

const CLIENT = 'ca-pub-1234567890123456';
const testWithNetwork = testOnSite({ ADSENSE_CLIENT: CLIENT });

const places = (page: Page) => page.getByRole('group', { name: 'Advertisement' });
const seen = async (beacons: Awaited<ReturnType<typeof readBeacons>>) =>
  (await beacons())
    .filter(({ path }) => path === recordImpressions.path)
    .flatMap(({ body }) => body['impressions'] as AdImpression[]);
const recorded = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(recordImpressions.path));

test('an ad that was in view is recorded when the page is hidden', async ({ page }) => {
  const beacons = await readBeacons(page);
  await page.goto('/demo');
  const ad = places(page).getByRole('link');
  await lookAt(ad, 1500);
  const [answer] = await Promise.all([recorded(page), hide(page)]);
  expect(await answer.json()).toEqual({ recorded: 1 });
  const [impression] = await seen(beacons);
  expect(impression).toMatchObject({ adPlacement: 'progress-bottom', clicked: false });
  expect(impression?.viewDuration).toBeGreaterThanOrEqual(1000);
});

test('a click on an ad leads where it says and is recorded', async ({ page }) => {
  const beacons = await readBeacons(page);
  await page.goto('/demo');
  const ad = places(page).getByRole('link');
  const target = await ad.getAttribute('href');
  await ad.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === target);
  await Promise.all([recorded(page), hide(page)]);
  expect((await seen(beacons)).some(({ clicked }) => clicked)).toBe(true);
});

test('nothing moves when the ads arrive', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/demo');
  await expect(places(page).getByRole('link')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('with an ad blocker everything of ours works', async ({ page, complaints }) => {
  complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
  const blocked = /[/._-](ads?|adverts?|analytics|track|gtag|pagead|consent)[/._-]|doubleclick/;
  await page.route(blocked, (route) => route.abort('blockedbyclient'));
  await page.goto('/demo');
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Complete Exercise' }).click();
    await expect(page.getByText(`${3 - left}/3 exercises`)).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await hide(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a visitor who practices', () => {
  test.use({ microphone: { says: 'Turn right at the next light.' } });

  test('sees an ad of its own after the second exercise, not after the first', async ({ page }) => {
    const beacons = await readBeacons(page);
    // The microphone says one phrase only: the second verdict is the first once more.
    let verdict: string | undefined;
    await page.route('**/api/analyze-audio-pronunciation', async (route) => {
      if (verdict) return route.fulfill({ contentType: 'application/json', body: verdict });
      const answer = await route.fetch();
      verdict = await answer.text();
      return route.fulfill({ response: answer });
    });
    const practiceOnce = async () => {
      await page.getByRole('button', { name: 'Start recording' }).click();
      await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
      await lookAt(places(page).getByRole('link'), 1500);
    };
    const afterHowMany = async () =>
      (await seen(beacons)).map(({ exerciseContext }) => exerciseContext?.exercisesCompleted);

    await page.goto('/?practice');
    await practiceOnce();
    await page.getByRole('button', { name: 'Continue Practice' }).click();
    await practiceOnce();
    await Promise.all([recorded(page), hide(page)]);
    await expect.poll(afterHowMany).toEqual([undefined, 2]);
  });
});

test.describe('someone signed in who practices', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('sees an ad of its own after the fourth exercise, for five seconds', async ({
    page,
    signedIn: _,
  }) => {
    const beacons = await readBeacons(page);
    // What is said does not matter here, only how often.
    await page.route('**/api/analyze-audio-pronunciation', (route) =>
      route.fulfill({ json: scoredTake }),
    );
    await page.goto('/practice?exercise=1');
    const ownAds = async () => {
      await hide(page);
      return (await seen(beacons))
        .map(({ exerciseContext }) => exerciseContext?.exercisesCompleted)
        .filter((completed) => completed !== undefined);
    };
    for (const number of [1, 2, 3, 4]) {
      await expect(page.getByText(`Exercise ${number} of`)).toBeVisible();
      await record(page);
      await expect(page.getByText('Recording...', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await score(page);
      await save(page);
      if (number < 4) await expect(page.getByText('Ready to record')).toBeVisible();
    }
    await expect(page.getByText('Exercise 5 of')).toBeVisible();
    await stay(page, 7500);
    await expect.poll(ownAds).toEqual([4]);
    const own = (await seen(beacons)).filter(
      ({ exerciseContext }) => exerciseContext?.exercisesCompleted === 4,
    );
    expect(own.at(-1)).toMatchObject({ adPlacement: 'practice-sidebar' });
    expect(own.at(-1)?.viewDuration).toBeGreaterThanOrEqual(3000);
    expect(own.at(-1)?.viewDuration).toBeLessThanOrEqual(7000);
  });
});

test.describe('with a network', () => {
  const FILLS = `document.querySelectorAll('ins.adsbygoogle').forEach((unit) => {
    unit.append(Object.assign(document.createElement('p'), { textContent: 'An ad of the network' }));
    unit.dataset.adStatus = 'filled';
  });`;

  testWithNetwork(
    'its script hears of consent first, and what it refuses is filled by us',
    async ({ page, complaints }) => {
      complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
      await page.route('https://pagead2.googlesyndication.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: FILLS,
        }),
      );
      const opened = await page.goto('/demo');
      await expect(places(page).getByText('An ad of the network')).toBeVisible();
      const state = await page.evaluate(() => {
        const script = document.querySelector<HTMLScriptElement>('script[src*="adsbygoogle"]')!;
        const first = Array.from(window.dataLayer![0] as ArrayLike<unknown>);
        const { src, crossOrigin, async, nonce } = script;
        return { src, crossOrigin, async, nonce, first };
      });
      const policy = (await opened?.headerValue('content-security-policy')) ?? '';
      expect(state.nonce).not.toBe('');
      expect(policy).toContain(`'nonce-${state.nonce}'`);
      expect(state.src).toContain(CLIENT);
      expect(state).toMatchObject({ crossOrigin: 'anonymous', async: true });
      expect(state.first.slice(0, 2)).toEqual(['consent', 'default']);
      expect(state.first[2]).toMatchObject({ ad_personalization: 'granted' });
      const sellers = await page.request.get('/ads.txt');
      expect(await sellers.text()).toContain('pub-1234567890123456');

      await page.unroute('https://pagead2.googlesyndication.com/**');
      await page.route('https://pagead2.googlesyndication.com/**', (route) =>
        route.abort('blockedbyclient'),
      );
      await page.reload();
      await expect(places(page).getByRole('link')).toBeVisible();
    },
  );

  testWithNetwork('a click into an ad of the network is recorded', async ({ page }) => {
    const frame = `document.querySelectorAll('ins.adsbygoogle').forEach((unit) => {
      unit.append(Object.assign(document.createElement('iframe'), { srcdoc: '<p>Buy this</p>' }));
      unit.dataset.adStatus = 'filled';
    });`;
    await page.route('https://pagead2.googlesyndication.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: frame,
      }),
    );
    const beacons = await readBeacons(page);
    await page.goto('/demo');
    await places(page).frameLocator('iframe').getByText('Buy this').click();
    await Promise.all([recorded(page), hide(page)]);
    const views = await seen(beacons);
    expect(views.at(-1)).toMatchObject({ adType: 'network-display', clicked: true });
    expect(new Set(views.map(({ key }) => key)).size).toBe(1);
  });

  testWithNetwork(
    'only the places that show are asked to be filled, and no answer moves anything',
    async ({ page }) => {
      await page.route('https://pagead2.googlesyndication.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: '',
        }),
      );
      await page.goto('/');
      const units = page.locator('ins.adsbygoogle');
      await expect(units).toHaveCount(1);
      expect(await units.first().boundingBox()).toMatchObject({ width: 300, height: 250 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(units).toHaveCount(2);
      expect(await units.last().boundingBox()).toMatchObject({ width: 320, height: 100 });
    },
  );

  testWithNetwork(
    'whoever refuses gets ads that are the same for everybody',
    async ({ page, complaints }) => {
      complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
      await page.route('https://pagead2.googlesyndication.com/**', (route) =>
        route.abort('blockedbyclient'),
      );
      await page.goto('/demo');
      await page.getByRole('button', { name: 'Refuse' }).click();
      const personal = () => page.evaluate(() => window.adsbygoogle?.requestNonPersonalizedAds);
      await expect.poll(personal).toBe(1);
    },
  );
});

declare global {
  interface Window {
    dataLayer?: unknown[];
    adsbygoogle?: { requestNonPersonalizedAds?: number };
  }
}
