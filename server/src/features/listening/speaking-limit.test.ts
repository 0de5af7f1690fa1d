import { afterEach, expect, test, vi } from 'vitest';
import { createSpeakingLimit } from './speaking-limit.ts';

const member = { userId: 1, isAdmin: false, managesBlog: false, needsPasskey: false, sessionId: 1 };
afterEach(() => vi.useRealTimers());

function countAdmitted(admit: () => void) {
  let admitted = 0;
  const untilRefused = () => {
    for (; admitted < 1000; admitted++) admit();
  };
  expect(untilRefused).toThrow(expect.objectContaining({ code: 'too_many_requests' }) as Error);
  return admitted;
}

test('a visitor may have so many new texts a minute, each address for itself', () => {
  vi.useFakeTimers();
  const admit = createSpeakingLimit();
  expect(countAdmitted(() => admit(undefined, '192.0.2.1'))).toBe(30);
  expect(countAdmitted(() => admit(undefined, '192.0.2.2'))).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(countAdmitted(() => admit(undefined, '192.0.2.1'))).toBe(30);
});

test('all addresses of one household are one visitor', () => {
  const admit = createSpeakingLimit();
  let host = 0;
  expect(countAdmitted(() => admit(undefined, `2001:db8:1:2::${(++host).toString(16)}`))).toBe(30);
  admit(undefined, '2001:db8:1:3::1');
});

test('somebody signed in may have more, from wherever they are', () => {
  const admit = createSpeakingLimit();
  countAdmitted(() => admit(undefined, '192.0.2.1'));
  expect(countAdmitted(() => admit(member, '192.0.2.1'))).toBe(90);
});

test('whoever is refused is told when to come back', () => {
  const admit = createSpeakingLimit();
  for (let text = 0; text < 30; text++) admit(undefined, '192.0.2.1');
  expect(() => admit(undefined, '192.0.2.1')).toThrow(
    expect.objectContaining({ retryAfter: 60 }) as Error,
  );
});
