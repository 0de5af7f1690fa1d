import type { DeletionRequest } from '@saywell/contract';
import { expect, it } from 'vitest';
import { pendingAccountDeletion } from './deletion-requests.ts';

const request = (id: number, over: Partial<DeletionRequest> = {}): DeletionRequest => ({
  id,
  requestType: 'account_deletion',
  status: 'pending',
  data: [],
  dueAt: '2026-03-23T12:00:00.000Z',
  completedAt: null,
  createdAt: '2026-03-09T12:00:00.000Z',
  ...over,
});

it('is the request that will delete the account', () => {
  const found = [
    request(4, { status: 'cancelled' }),
    request(3, { requestType: 'practice_data' }),
    request(2),
    request(1, { status: 'completed' }),
  ];
  expect(pendingAccountDeletion(found)?.id).toBe(2);
});

it('is not there once it was canceled, or before the list has loaded', () => {
  expect(pendingAccountDeletion([request(1, { status: 'cancelled' })])).toBeUndefined();
  expect(pendingAccountDeletion(undefined)).toBeUndefined();
});
