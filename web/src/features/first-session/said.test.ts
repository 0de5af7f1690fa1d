import { expect, test } from 'vitest';
import type { Item } from '../../lib/outbox/item.ts';
import { type FirstPhrase, stageOf, withWaiting } from './said.ts';

const AT = '2026-11-23T10:00:00.000Z';
const phrase = (exerciseId: number, said: FirstPhrase['said'] = 'no') => ({ exerciseId, said });
const saved = (exerciseId: number, at: string): Item => ({
  seq: 1,
  userId: 1,
  key: 'session:1',
  call: 'POST /api/practice-sessions',
  body: { duration: 3, accuracy: 0.9 },
  about: { phrase: 'A phrase.', exerciseId },
  at: Date.parse(at),
});

test('what waits to be sent counts as said, and what was said before it began does not', () => {
  const session = { startedAt: AT, phrases: [phrase(1), phrase(2)] as never };
  const items = [saved(1, '2026-11-23T10:01:00Z'), saved(2, '2026-11-23T09:59:00Z')];
  expect(withWaiting(session, items)).toEqual([phrase(1, 'waiting'), phrase(2)]);
});

test('what the server has stays as the server says', () => {
  const session = { startedAt: AT, phrases: [phrase(1, 'unsure')] as never };
  const items = [saved(1, '2026-11-23T10:01:00Z')];
  expect(withWaiting(session, items)).toEqual([phrase(1, 'unsure')]);
});

test.each([
  { of: 'nobody began', startedAt: null, endedAt: null, said: 'no', stage: 'new' },
  { of: 'it was skipped at once', startedAt: null, endedAt: AT, said: 'no', stage: 'new' },
  { of: 'it was left before a word', startedAt: AT, endedAt: AT, said: 'no', stage: 'new' },
  { of: 'phrases are left', startedAt: AT, endedAt: null, said: 'no', stage: 'open' },
  { of: 'the rest was skipped', startedAt: AT, endedAt: AT, said: 'scored', stage: 'over' },
] as const)('where $of, it is $stage', ({ startedAt, endedAt, said, stage }) => {
  expect(stageOf({ startedAt, endedAt, phrases: [phrase(1, said), phrase(2)] })).toBe(stage);
});

test('with all phrases said it is over, however sure the engine was', () => {
  const phrases = [phrase(1, 'scored'), phrase(2, 'unsure'), phrase(3, 'waiting')];
  expect(stageOf({ startedAt: AT, endedAt: null, phrases })).toBe('over');
});
