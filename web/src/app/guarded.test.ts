import type { User } from '@saywell/contract';
import { describe, expect, it } from 'vitest';
import type { AuthState } from '../features/accounts/queries.ts';
import { decide } from './guarded.tsx';

const here = { pathname: '/progress', search: '', hash: '' };
const learner: User = {
  id: 1,
  name: 'Mei Tanaka',
  username: 'mei',
  email: 'mei@example.org',
  pendingEmail: null,
  streak: 0,
  totalMinutes: 0,
  overallAccuracy: 0,
  isAdmin: false,
  managesBlog: false,
  needsPasskey: false,
  level: 1,
  emailVerified: false,
  timezoneOffset: 300,
  timeZone: 'America/New_York',
  isApproved: true,
  createdAt: '2026-01-01T00:00:00Z',
};
const signedIn = (user: User): AuthState => ({ status: 'signed-in', user });

describe('decide', () => {
  it('shows a public screen whatever is known about the visitor', () => {
    expect(decide('public', { status: 'loading' }, here).kind).toBe('show');
    expect(decide('public', { status: 'failed', retry: () => {} }, here).kind).toBe('show');
  });

  it('waits while it is not known who is there', () => {
    expect(decide('user', { status: 'loading' }, here).kind).toBe('wait');
  });

  it('sends a signed-out visitor to sign in and back', () => {
    expect(decide('user', { status: 'signed-out' }, here)).toEqual({
      kind: 'sign-in',
      to: '/auth?next=%2Fprogress',
    });
    expect(decide('admin', { status: 'signed-out' }, here).kind).toBe('sign-in');
  });

  it('shows a signed-in person their screens, and an admin the admin screens', () => {
    expect(decide('user', signedIn(learner), here).kind).toBe('show');
    expect(decide('admin', signedIn(learner), here).kind).toBe('denied');
    expect(decide('admin', signedIn({ ...learner, isAdmin: true }), here).kind).toBe('show');
  });

  it("accepts the text 'true' for an admin", () => {
    const user = { ...learner, isAdmin: 'true' } as unknown as User;
    expect(decide('admin', signedIn(user), here).kind).toBe('show');
  });

  it('does not treat a failed request as signed out', () => {
    expect(decide('user', { status: 'failed', retry: () => {} }, here).kind).toBe('failed');
  });
});
