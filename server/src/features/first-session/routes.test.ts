import type { Analysis } from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { exercises, firstSessions, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildSession, buildUser } from '../../../test/support/factories.ts';
import { FIRST_PHRASES } from './phrases.ts';

let t: TestApp;
let ids: number[];
let userId: number;
let headers: Record<string, string>;

beforeEach(async () => {
  if (!t) {
    t = await testApp();
    for (const key of FIRST_PHRASES) await buildExercise(t.db, { key });
  }
  const rows = await t.db.select({ id: exercises.id, key: exercises.key }).from(exercises);
  ids = FIRST_PHRASES.map((key) => rows.find((row) => row.key === key)!.id);
  userId = (await buildUser(t.db, { firstLanguage: 'spanish' })).id;
  headers = await t.signIn(userId);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const read = async () => (await t.get('/api/first-session', { headers })).json();
const result = async () => (await t.get('/api/first-session/result', { headers })).json();
const begin = async (at = ago(10)) =>
  t.post('/api/first-session', { headers, body: { at: at.toISOString() } });
const end = async () => (await t.post('/api/first-session/end', { headers })).json();

type WordKind = Analysis['words'][number]['kind'];
type Sound = {
  phone: string;
  accuracy: number;
  heard?: { phone: string; ipa: string };
  verdict?: 'wrong';
  dropped?: true;
};
const say = (
  place: number,
  createdAt: Date,
  sounds: Sound[] = [],
  { accuracy = 0.9, kind = 'ok' }: { accuracy?: number | null; kind?: WordKind } = {},
) =>
  buildSession(t.db, {
    userId,
    exerciseId: ids[place]!,
    createdAt,
    accuracy,
    analysis: { words: [{ word: 'third.', kind, sounds }] },
  });
const saidOf = ({ phrases }: { phrases: { said: string }[] }) => phrases.map(({ said }) => said);
const NONE = Array.from({ length: 8 }, () => 'no');

test('before it begins there are eight phrases, none of them said', async () => {
  await say(0, ago(20));
  const answer = await read();
  expect(answer).toMatchObject({ startedAt: null, endedAt: null });
  expect(answer.phrases.map((one: { exerciseId: number }) => one.exerciseId)).toEqual(ids);
  expect(saidOf(answer)).toEqual(NONE);
});

test('what is said since it began counts, a recording in doubt as a try', async () => {
  await say(1, ago(20));
  await begin();
  await say(0, ago(9));
  await say(2, ago(8), [], { accuracy: null });
  expect(saidOf(await read())).toEqual(['scored', 'no', 'unsure', ...NONE.slice(3)]);
  await say(2, ago(7));
  expect(saidOf(await read()).slice(0, 3)).toEqual(['scored', 'no', 'scored']);
});

test('begun twice with one moment it begins once, and begun again later it begins anew', async () => {
  const at = ago(10);
  await begin(at);
  await say(0, ago(9));
  await end();
  expect(saidOf((await begin(at)).json())[0]).toBe('scored');
  expect(await read()).toMatchObject({ startedAt: at.toISOString(), endedAt: null });
  expect(saidOf((await begin(ago(1))).json())).toEqual(NONE);
  const rows = await t.db.select().from(firstSessions).where(eq(firstSessions.userId, userId));
  expect(rows).toHaveLength(1);
});

test('it can be skipped before it begins and in the middle, and what was said stays', async () => {
  expect(await end()).toMatchObject({ startedAt: null, endedAt: expect.any(String) });
  await begin();
  await say(0, ago(9));
  const left = await end();
  expect(left.endedAt).not.toBeNull();
  // The first time counts.
  const [again, andAgain] = await Promise.all([end(), end()]);
  expect([again.endedAt, andAgain.endedAt]).toEqual([left.endedAt, left.endedAt]);
  expect(saidOf(left)[0]).toBe('scored');
});

test('a clock that is ahead, or years behind, begins it now', async () => {
  const { startedAt } = (await begin(new Date(Date.now() + 3_600_000))).json();
  expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.now());
  const behind = (await begin(new Date('2020-01-01'))).json();
  expect(Math.abs(Date.parse(behind.startedAt) - Date.now())).toBeLessThan(60_000);
});

test('an exercise that was taken out is no longer one of its phrases', async () => {
  const gone = await buildExercise(t.db);
  await begin();
  await t.db
    .update(firstSessions)
    .set({ exerciseIds: [gone.id, ids[0]!] })
    .where(eq(firstSessions.userId, userId));
  await t.db.delete(exercises).where(eq(exercises.id, gone.id));
  expect((await read()).phrases).toEqual([{ exerciseId: ids[0], said: 'no' }]);
});

test('the result is what each sound was the first time, and what is unsure or under noise counts in none', async () => {
  await begin();
  await say(0, ago(9), [{ phone: 'TH', accuracy: 0.4 }]);
  await say(0, ago(5), [{ phone: 'TH', accuracy: 1 }]);
  await say(1, ago(4), [
    { phone: 'TH', accuracy: 0.6 },
    { phone: 'CH', accuracy: 0.6 },
  ]);
  await say(2, ago(3), [{ phone: 'TH', accuracy: 1 }], { accuracy: null });
  await say(3, ago(2), [{ phone: 'TH', accuracy: 1 }], { kind: 'covered' });
  const { sounds, ...rest } = await result();
  expect(rest).toMatchObject({ scored: 3, unsure: 1 });
  expect(sounds).toHaveLength(39);
  const of = (phone: string) => sounds.find((one: Sound) => one.phone === phone);
  expect(of('TH')).toMatchObject({ tries: 2, accuracy: 0.5 });
  expect(of('CH')).toMatchObject({ tries: 1, accuracy: null });
  expect(of('S')).toMatchObject({ tries: 0, accuracy: null });
});

test('it begins with what was heard, and says how little that is', async () => {
  await begin();
  const heard = { phone: 'S', ipa: 's' };
  await say(0, ago(9), [{ phone: 'TH', accuracy: 0.2, heard }]);
  const [first, ...others] = (await result()).begin;
  expect(first).toEqual({
    phone: 'TH',
    ipa: 'θ',
    tries: 1,
    why: 'heard',
    reason:
      'In “third,” your /θ/ sounded like /s/. You have said it only once, so this is a first guess.',
  });
  expect(others.map(({ why }: { why: string }) => why)).toEqual(['language', 'language']);
});

test('a sound that was left out is told as that', async () => {
  await begin();
  await say(0, ago(9), [{ phone: 'TH', accuracy: 0.2, verdict: 'wrong', dropped: true }]);
  expect((await result()).begin[0]).toMatchObject({
    why: 'heard',
    reason:
      'In “third,” we didn’t hear the /θ/. You have said it only once, so this is a first guess.',
  });
});

test('a sound that was wrong once is never told to be clear, however the others went', async () => {
  await begin();
  const heard = { phone: 'V', ipa: 'v' };
  await say(0, ago(9), [
    { phone: 'B', accuracy: 0.4, heard },
    { phone: 'B', accuracy: 1 },
    { phone: 'B', accuracy: 1 },
  ]);
  const answer = await result();
  expect(answer.begin[0]).toMatchObject({
    phone: 'B',
    why: 'heard',
    reason:
      'In “third,” your /b/ sounded like /v/. It was clear the other 2 times. You have said it only 3 times, so this is a first guess.',
  });
  const of = (phone: string) => answer.sounds.find((one: Sound) => one.phone === phone);
  expect(of('B')).toMatchObject({ tries: 3, accuracy: 0.74 });
});

test('what was not always clear is not said to have been', async () => {
  await t.db.update(users).set({ firstLanguage: null }).where(eq(users.id, userId));
  await begin();
  // All that weighs more was said well.
  const others = PHONES.flatMap((phone) =>
    Array.from({ length: 5 }, () => ({ phone, accuracy: 1 })),
  );
  await say(0, ago(9), [
    ...others.filter(({ phone }) => phone !== 'P'),
    { phone: 'P', accuracy: 0.6 },
    { phone: 'P', accuracy: 1 },
  ]);
  const [first] = (await result()).begin;
  expect(first).toMatchObject({ phone: 'P', why: 'load' });
  expect(first.reason).toContain('mostly clear so far, but you have said it only twice.');
});

test('without a recording the first language and functional load say where to begin', async () => {
  const { begin: sounds, scored } = await result();
  expect(scored).toBe(0);
  expect(sounds).toHaveLength(3);
  expect(sounds[0].reason).toMatch(
    /is often hard for people whose first language is Spanish\. We haven’t heard it yet\.$/,
  );
});
