import { expect, test } from 'vitest';
import { parseConsent, resolveConsent } from './consent.ts';

const visitor = { account: 'visitor' as const, chosen: undefined, optedOut: false };
const refused = { analytics: false, marketing: false };

test('a visitor who said nothing has granted everything', () => {
  expect(resolveConsent(visitor)).toEqual({
    hasConsent: true,
    canShowAds: true,
    canUseAnalytics: true,
    isLoading: false,
  });
});

test('a visitor’s choice counts, each half for itself', () => {
  const chosen = { analytics: false, marketing: true };
  const status = resolveConsent({ ...visitor, chosen });
  expect(status).toMatchObject({ hasConsent: true, canShowAds: true, canUseAnalytics: false });
  expect(resolveConsent({ ...visitor, chosen: refused }).hasConsent).toBe(false);
});

test('the records of the signed-in person win over the browser’s choice', () => {
  const account = { analytics: true, marketing: false };
  expect(resolveConsent({ ...visitor, account, chosen: refused })).toMatchObject({
    canUseAnalytics: true,
    canShowAds: false,
  });
});

test('a browser that opts out for its owner has refused until they choose', () => {
  expect(resolveConsent({ ...visitor, optedOut: true }).hasConsent).toBe(false);
  const chosen = { analytics: true, marketing: false };
  expect(resolveConsent({ ...visitor, optedOut: true, chosen }).canUseAnalytics).toBe(true);
});

test('nothing is decided before the records have arrived', () => {
  expect(resolveConsent({ ...visitor, account: 'loading' }).isLoading).toBe(true);
});

test.each([null, '', 'yes', '{"analytics":1}', '{"analytics":true}', 'null'])(
  'stored text that is no choice is none: %s',
  (stored) => expect(parseConsent(stored)).toBeUndefined(),
);

test('a stored choice is read back', () => {
  expect(parseConsent(JSON.stringify(refused))).toEqual(refused);
});
