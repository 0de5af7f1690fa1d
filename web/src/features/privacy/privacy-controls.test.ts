import type { ConsentRecord } from '@saywell/contract';
import { expect, it } from 'vitest';
import { withChoice } from './privacy-controls.tsx';

const record = (consentType: ConsentRecord['consentType'], granted: boolean): ConsentRecord => ({
  consentType,
  granted,
  version: '1.0',
  updatedAt: null,
});

it('changes the one kind that was chosen', () => {
  const before = [
    record('essential', true),
    record('analytics', false),
    record('marketing', false),
  ];
  expect(withChoice(before, { consentType: 'analytics', granted: true })).toEqual([
    record('essential', true),
    record('analytics', true),
    record('marketing', false),
  ]);
});
