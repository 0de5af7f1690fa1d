import { beforeEach, expect, test, vi } from 'vitest';

/** The network's queue as its script reads it. */
const said = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const granted = { ad_personalization: 'granted', analytics_storage: 'granted' };
const denied = { ad_personalization: 'denied', analytics_storage: 'denied' };

async function freshPage() {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const consent = await import('./consent.ts');
  const { prepareConsentMode } = await import('./consent-mode.ts');
  return { ...consent, prepareConsentMode };
}
let page: Awaited<ReturnType<typeof freshPage>>;
beforeEach(async () => {
  page = await freshPage();
  page.followAccount('visitor');
});

test('a visitor who said nothing has granted, except where a yes must come first', () => {
  page.prepareConsentMode();
  expect(said()).toEqual([
    ['consent', 'default', expect.objectContaining({ ...granted, wait_for_update: 500 })],
    [
      'consent',
      'default',
      expect.objectContaining({ ...denied, region: expect.arrayContaining(['DE', 'GB', 'CH']) }),
    ],
  ]);
});

test('hearing again that nobody is signed in is no yes', () => {
  page.prepareConsentMode();
  page.followAccount('visitor');
  expect(said().filter(([, kind]) => kind === 'update')).toEqual([]);
});

test('a choice is passed on, each time it changes', () => {
  page.prepareConsentMode();
  page.chooseConsent({ analytics: true, marketing: true });
  page.chooseConsent({ analytics: true, marketing: false });
  expect(said().slice(2)).toEqual([
    ['consent', 'update', expect.objectContaining(granted)],
    ['consent', 'update', expect.objectContaining({ ...granted, ad_personalization: 'denied' })],
  ]);
});

test('nothing is passed on until the account has answered', () => {
  page.prepareConsentMode();
  page.followAccount('loading');
  expect(said()).toHaveLength(2);
  page.followAccount({ analytics: false, marketing: false });
  expect(said().at(-1)).toEqual(['consent', 'update', expect.objectContaining(denied)]);
});

test('somebody who has chosen is not asked by region', () => {
  page.chooseConsent({ analytics: false, marketing: false });
  page.prepareConsentMode();
  expect(said()).toEqual([['consent', 'default', expect.objectContaining(denied)]]);
});
