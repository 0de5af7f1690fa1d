import type { ConsentRecord } from '@saywell/contract';
import { expect, test } from 'vitest';
import { heldConsent } from './account-consent.ts';

const record = (
  consentType: ConsentRecord['consentType'],
  granted: boolean,
  updatedAt: string | null = null,
): ConsentRecord => ({ consentType, granted, version: '1.0', updatedAt });
const untouched = [record('analytics', false), record('marketing', false)];
const yes = { analytics: true, marketing: true };

test('the account’s defaults hold for somebody who never chose', () => {
  expect(heldConsent(untouched, undefined)).toEqual({
    analytics: false,
    marketing: false,
    toSave: [],
  });
});

test('a choice made before signing up goes along', () => {
  expect(heldConsent(untouched, yes)).toEqual({ ...yes, toSave: ['analytics', 'marketing'] });
});

test('a choice made in the account is not undone by one of the browser', () => {
  const records = [record('analytics', false, '2026-01-01T00:00:00Z'), record('marketing', false)];
  expect(heldConsent(records, yes)).toEqual({
    analytics: false,
    marketing: true,
    toSave: ['marketing'],
  });
});

test('a record that is missing altogether is a refusal', () => {
  expect(heldConsent([], undefined)).toMatchObject({ analytics: false, marketing: false });
});
