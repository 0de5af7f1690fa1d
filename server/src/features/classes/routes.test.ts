import { CLASS_ITEMS_MAX, CLASS_MEMBERS_MAX, CLASSES_MAX, DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildScene, buildUser } from '../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../test/support/learner.ts';
import {
  classes,
  classItems,
  classMembers,
  exercises,
  throttleCounters,
  users,
} from '../../db/schema.ts';
import { applyRetention } from '../privacy/retention.ts';
import { seedRetentionPolicies } from '../privacy/retention-policies.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { resetPractice } from '../progress/record/reset.ts';

const url = '/api/classes';
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let t: TestApp;
let exerciseIds: number[];
let teacher: Learner;
let learner: Learner;
beforeAll(async () => {
  t = await testApp();
  exerciseIds = [];
  for (let n = 0; n < 3; n++) exerciseIds.push((await buildExercise(t.db)).id);
});
beforeEach(async () => {
  await t.db.delete(throttleCounters);
  teacher = await newLearner(t);
  learner = await newLearner(t);
});

const itemsOf = (ids: number[]) => ids.map((exerciseId) => ({ exerciseId }));
const plan = (overrides: object = {}) => ({
  name: 'Monday group',
  teacher: 'Ms. Lee',
  endsOn: dayAfter(7),
  items: itemsOf(exerciseIds.slice(0, 2)),
  ...overrides,
});

const made = async (overrides: object = {}, by = teacher) =>
  (await t.post(url, { headers: by.headers, body: plan(overrides) })).json();
const change = (id: number, overrides: object = {}, by = teacher) =>
  t.put(`${url}/${id}`, { headers: by.headers, body: plan(overrides) });
const opened = async (token: string, headers?: Record<string, string>) =>
  (await t.get(`/api/class/${token}`, headers && { headers })).json();
const join = (token: string, by = learner, name = 'Ana') =>
  t.post(`/api/class/${token}/join`, { headers: by.headers, body: { name } });
const leave = (token: string, by = learner) =>
  t.post(`/api/class/${token}/leave`, { headers: by.headers, body: {} });

/** A take of the first item, unless it says otherwise. */
const practice = (values: Parameters<Learner['session']>[0] = {}) =>
  learner.session({ exerciseId: exerciseIds[0], ...values });
const seen = async (id: number) => (await teacher.read(`${url}/${id}`)).members;
/** Puts the joining so many days back. */
const joinedBefore = (days: number) =>
  t.db
    .update(classMembers)
    .set({ agreedAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(classMembers.userId, learner.userId));

test('a class has a link that shows anybody what is asked, by whom and until when', async () => {
  const { id, token } = await made();
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await opened(token);
  expect(shown).toMatchObject({
    name: 'Monday group',
    teacher: 'Ms. Lee',
    endsOn: dayAfter(7),
    isOver: false,
    isMine: false,
    membership: null,
  });
  expect(shown.items.map((one: { exerciseId: number }) => one.exerciseId)).toEqual(
    exerciseIds.slice(0, 2),
  );
  expect(await opened(token, teacher.headers)).toMatchObject({ isMine: true });
  expect((await teacher.read(url)).teaching).toMatchObject([{ id, items: 2, members: 0 }]);
  expect((await t.get('/api/class/unknown')).statusCode).toBe(404);
});

test('a line of a scene says which one it is, until it is taken out of its scene', async () => {
  const { slug, lineIds } = await buildScene(t.db, { title: 'Asking the way' });
  const { token } = await made({ items: itemsOf([exerciseIds[0]!, lineIds[0]!, lineIds[2]!]) });
  const scenesIn = async () =>
    (await opened(token)).items.map(({ scene }: { scene: unknown }) => scene);
  const title = 'Asking the way';
  expect(await scenesIn()).toEqual([null, { slug, title, line: 0 }, { slug, title, line: 2 }]);
  await t.db.update(exercises).set({ sceneLine: null }).where(eq(exercises.id, lineIds[2]!));
  expect(await scenesIn()).toEqual([null, { slug, title, line: 0 }, null]);
});

test('the link reveals nothing about those who joined', async () => {
  const { token } = await made();
  await join(token, learner, 'Secret Ana');
  await practice();
  const other = await newLearner(t);
  for (const headers of [undefined, other.headers]) {
    expect(JSON.stringify(await opened(token, headers))).not.toContain('Secret Ana');
    expect(await opened(token, headers)).toMatchObject({ membership: null });
  }
});

test('of somebody who practices what is asked and does not join, the teacher sees nothing', async () => {
  const { id, token } = await made();
  await opened(token, learner.headers);
  await practice();
  const { members, ...rest } = await teacher.read(`${url}/${id}`);
  expect(members).toEqual([]);
  const account = (await t.db.select().from(users).where(eq(users.id, learner.userId)))[0]!;
  for (const secret of [account.username, account.name, account.email]) {
    expect(JSON.stringify(rest)).not.toContain(secret);
  }
  expect((await teacher.read(url)).teaching).toMatchObject([{ members: 0 }]);
});

test('members see nothing of one another', async () => {
  const { token } = await made();
  await join(token, learner, 'Secret Ana');
  await practice();
  const other = await newLearner(t);
  const seenByOther = (await join(token, other, 'Ben')).json();
  expect(seenByOther.membership).toMatchObject({ name: 'Ben', results: [] });
  expect(JSON.stringify(seenByOther)).not.toContain('Secret Ana');
  expect(JSON.stringify(await other.read(url))).not.toContain('Secret Ana');
});

test('the teacher sees the band of the best take since somebody joined, and when the last was', async () => {
  const { id, token, items } = await made();
  await practice({ accuracy: 0.99 });
  expect((await join(token)).json()).toMatchObject({ membership: { name: 'Ana', results: [] } });
  expect(await seen(id)).toMatchObject([{ name: 'Ana', results: [] }]);
  await practice({ accuracy: 0.6 });
  const last = await practice({ accuracy: 0.4 });
  await practice({ exerciseId: exerciseIds[1], accuracy: null });
  await practice({ exerciseId: exerciseIds[2], accuracy: 0.9 });
  const [member] = await seen(id);
  expect(member.results).toEqual([
    { item: items[0].id, band: 'close', lastAt: last.createdAt.toISOString() },
    { item: items[1].id, band: null, lastAt: expect.any(String) },
  ]);
  expect((await opened(token, learner.headers)).membership.results).toEqual(member.results);
  expect((await learner.read(url)).learning).toMatchObject([
    { name: 'Monday group', teacher: 'Ms. Lee', token, items: 2, done: 1 },
  ]);
});

test.each([
  [0.744, 'close'],
  [0.746, 'clear'],
  [0.494, 'notyet'],
  [0.495, 'close'],
])('an accuracy of %d is as clear as its whole points say', async (accuracy, band) => {
  const { id, token } = await made();
  await join(token);
  await practice({ accuracy });
  expect((await seen(id))[0].results).toMatchObject([{ band }]);
});

test('neither scores nor recordings nor an account are shown to the teacher', async () => {
  const { id, token } = await made();
  await join(token);
  await practice({ accuracy: 0.6123, transcript: 'what I said' });
  const [member] = await seen(id);
  const whole = JSON.stringify(await teacher.read(`${url}/${id}/members/${member.id}`));
  const account = (await t.db.select().from(users).where(eq(users.id, learner.userId)))[0]!;
  for (const secret of ['0.6123', 'what I said', account.username, account.email, account.name]) {
    expect(whole).not.toContain(secret);
  }
});

test('the sounds that need work come from the last takes of the items alone', async () => {
  const { id, token } = await made();
  const bad = (phone: string, accuracy: number) =>
    analysisOf(...Array.from({ length: 5 }, () => soundOf(phone, accuracy)));
  await practice({ analysis: bad('V', 0.1), createdAt: new Date(Date.now() - 20 * DAY_MS) });
  await join(token);
  await joinedBefore(10);
  const days = (ago: number) => new Date(Date.now() - ago * DAY_MS);
  await t.db.update(classItems).set({ createdAt: days(10) });
  // Five takes later, this one is no longer read.
  await practice({ analysis: bad('ZH', 0.1), createdAt: days(9) });
  for (let n = 0; n < 5; n++) await practice({ analysis: bad('TH', 0.5), createdAt: days(8 - n) });
  await practice({ exerciseId: exerciseIds[1], analysis: bad('R', 0.3) });
  await practice({ exerciseId: exerciseIds[1], analysis: bad('L', 0.9) });
  await practice({ exerciseId: exerciseIds[1], analysis: bad('AE', 0.6) });
  await practice({ exerciseId: exerciseIds[1], analysis: bad('IY', 0.7) });
  await practice({ exerciseId: exerciseIds[1], analysis: analysisOf(soundOf('W', 0.1)) });
  await practice({ exerciseId: exerciseIds[2], analysis: bad('D', 0.1) });
  const [member] = await seen(id);
  const { sounds } = await teacher.read(`${url}/${id}/members/${member.id}`);
  expect(sounds).toEqual([
    { phone: 'R', ipa: expect.any(String) },
    { phone: 'TH', ipa: expect.any(String) },
    { phone: 'AE', ipa: expect.any(String) },
  ]);
});

test('what was practiced before an exercise was asked for counts for nothing', async () => {
  const { id, token } = await made();
  await join(token);
  await practice({ exerciseId: exerciseIds[2] });
  await practice();
  await change(id, { items: itemsOf([exerciseIds[2]!, exerciseIds[0]!]) });
  expect((await teacher.read(`${url}/${id}`)).items).toMatchObject([
    { exerciseId: exerciseIds[2] },
    { exerciseId: exerciseIds[0] },
  ]);
  expect((await seen(id))[0].results).toHaveLength(1);
  await practice({ exerciseId: exerciseIds[2] });
  expect((await seen(id))[0].results).toHaveLength(2);
});

test('what a teacher takes off the list is seen no more, also when it is put back', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  await change(id, { items: itemsOf([exerciseIds[1]!]) });
  expect((await seen(id))[0].results).toEqual([]);
  await change(id, { items: itemsOf([exerciseIds[1]!, exerciseIds[0]!]) });
  expect((await seen(id))[0].results).toEqual([]);
});

test('what is practiced after the end counts for nothing, and nobody joins any more', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  const ended = (await t.post(`${url}/${id}/end`, { headers: teacher.headers, body: {} })).json();
  expect(ended).toMatchObject({ isOver: true, endsOn: dayAfter(0) });
  await practice({ exerciseId: exerciseIds[1] });
  expect((await seen(id))[0].results).toHaveLength(1);
  expect((await join(token, await newLearner(t))).statusCode).toBe(409);
  expect((await join(token)).statusCode).toBe(200);
  expect((await change(id)).statusCode).toBe(409);
  const again = await t.post(`${url}/${id}/end`, { headers: teacher.headers, body: {} });
  expect(again.json().keptUntil).toBe(ended.keptUntil);
});

test('the last day ends where the teacher is', async () => {
  await t.put('/api/time-zone', {
    headers: teacher.headers,
    body: { timeZone: 'Asia/Tokyo', timezoneOffset: '-540' },
  });
  const { id, keptUntil } = await made({ endsOn: dayAfter(10) });
  const [row] = await t.db.select().from(classes).where(eq(classes.id, id));
  expect(row!.endsAt.toISOString()).toBe(`${dayAfter(10)}T15:00:00.000Z`);
  expect(Date.parse(keptUntil) - row!.endsAt.getTime()).toBe(30 * DAY_MS);
});

test('once somebody has joined, a class ends sooner but not later', async () => {
  const { id, token } = await made();
  expect((await change(id, { endsOn: dayAfter(9) })).json()).toMatchObject({ endsOn: dayAfter(9) });
  await join(token);
  const later = await change(id, { endsOn: dayAfter(10) });
  expect([later.statusCode, later.json().field]).toEqual([409, 'endsOn']);
  expect((await change(id, { endsOn: dayAfter(3), name: 'Our group' })).json()).toMatchObject({
    name: 'Our group',
    endsOn: dayAfter(3),
  });
});

test('who leaves is gone at once, and starts anew if they come back', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  const [member] = await seen(id);
  expect((await leave(token)).json()).toMatchObject({ membership: null });
  expect(await seen(id)).toEqual([]);
  const path = `${url}/${id}/members/${member.id}`;
  expect((await t.get(path, { headers: teacher.headers })).statusCode).toBe(404);
  expect((await learner.read(url)).learning).toEqual([]);
  expect(await t.db.$count(classMembers, eq(classMembers.userId, learner.userId))).toBe(0);
  expect((await leave(token)).statusCode).toBe(200);
  await join(token);
  expect((await seen(id))[0].results).toEqual([]);
});

test('a teacher takes somebody out, and deletes a class with everything in it', async () => {
  const { id, token } = await made();
  await join(token);
  const [member] = await seen(id);
  const path = `${url}/${id}/members/${member.id}`;
  expect((await t.del(path, { headers: teacher.headers })).statusCode).toBe(200);
  expect((await t.del(path, { headers: teacher.headers })).statusCode).toBe(404);
  expect(await seen(id)).toEqual([]);
  expect(await opened(token, learner.headers)).toMatchObject({ membership: null });
  await join(token);
  expect((await t.del(`${url}/${id}`, { headers: teacher.headers })).statusCode).toBe(200);
  expect((await t.get(`/api/class/${token}`)).statusCode).toBe(404);
  expect(await t.db.$count(classMembers, eq(classMembers.classId, id))).toBe(0);
  expect(await t.db.$count(classItems, eq(classItems.classId, id))).toBe(0);
});

test('nobody but the teacher reads or changes a class, members included', async () => {
  const { id, token } = await made();
  await join(token);
  const [member] = await seen(id);
  for (const { headers } of [learner, await newLearner(t)]) {
    const answers = await Promise.all([
      t.get(`${url}/${id}`, { headers }),
      t.put(`${url}/${id}`, { headers, body: plan() }),
      t.post(`${url}/${id}/end`, { headers, body: {} }),
      t.get(`${url}/${id}/members/${member.id}`, { headers }),
      t.del(`${url}/${id}/members/${member.id}`, { headers }),
      t.del(`${url}/${id}`, { headers }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
  }
  expect(await seen(id)).toHaveLength(1);
});

test.each(['999999999', '0', '-1', 'abc', '1.5', '99999999999999999999'])(
  'there is no class %s',
  async (id) => {
    const { headers } = teacher;
    const answers = await Promise.all([
      t.get(`${url}/${id}`, { headers }),
      t.put(`${url}/${id}`, { headers, body: plan() }),
      t.post(`${url}/${id}/end`, { headers, body: {} }),
      t.get(`${url}/${id}/members/1`, { headers }),
      t.del(`${url}/${id}/members/1`, { headers }),
      t.del(`${url}/${id}`, { headers }),
    ]);
    const expected = id === '999999999' ? 404 : 400;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(expected));
  },
);

test('a member is found only in their own class', async () => {
  const first = await made();
  const second = await made();
  await join(first.token);
  const [member] = await seen(first.id);
  const path = `${url}/${second.id}/members/${member.id}`;
  expect((await t.get(path, { headers: teacher.headers })).statusCode).toBe(404);
  expect((await t.del(path, { headers: teacher.headers })).statusCode).toBe(404);
  expect(await seen(first.id)).toHaveLength(1);
});

test('a teacher doesn’t join their own class, nor a visitor any', async () => {
  const { token } = await made();
  expect((await join(token, teacher)).statusCode).toBe(409);
  expect((await t.post(`/api/class/${token}/join`, { body: { name: 'Ana' } })).statusCode).toBe(
    401,
  );
  expect((await join('unknown')).statusCode).toBe(404);
});

test('joining twice, also at once, is joining once, with the first name and day', async () => {
  const { id, token } = await made();
  const answers = await Promise.all([join(token), join(token)]);
  answers.push(await join(token, learner, 'Somebody else'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await seen(id)).toMatchObject([{ name: 'Ana' }]);
});

test('the last place goes to one of two who join at once', async () => {
  const { id, token } = await made();
  const people = await t.db
    .insert(users)
    .values(
      Array.from({ length: CLASS_MEMBERS_MAX - 1 }, (_, n) => ({
        name: 'Many',
        username: `many_${id}_${n}`,
        email: `many_${id}_${n}@example.com`,
        passwordHash: 'none',
      })),
    )
    .returning({ id: users.id });
  await t.db
    .insert(classMembers)
    .values(people.map((one) => ({ userId: one.id, classId: id, name: 'Many' })));
  const answers = await Promise.all([join(token), join(token, await newLearner(t))]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await seen(id)).toHaveLength(CLASS_MEMBERS_MAX);
});

test('nobody teaches more classes than there is room for, also at once', async () => {
  const rows = Array.from({ length: CLASSES_MAX - 1 }, (_, n) => ({
    userId: teacher.userId,
    name: 'One of many',
    teacher: 'Ms. Lee',
    token: `many-${teacher.userId}-${n}`,
    endsOn: dayAfter(1),
    endsAt: new Date(Date.now() + DAY_MS),
  }));
  await t.db.insert(classes).values(rows);
  const create = () => t.post(url, { headers: teacher.headers, body: plan() });
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await t.db.$count(classes, eq(classes.userId, teacher.userId))).toBe(CLASSES_MAX);
});

test('nobody is in more classes than one can be, or joins without end', async () => {
  const other = await buildUser(t.db);
  for (let n = 0; n < CLASSES_MAX; n++) {
    const [row] = await t.db
      .insert(classes)
      .values({
        userId: other.id,
        name: 'One of many',
        teacher: 'Mr. Kim',
        token: `joined-${other.id}-${n}`,
        endsOn: dayAfter(1),
        endsAt: new Date(Date.now() + DAY_MS),
      })
      .returning();
    await t.db
      .insert(classMembers)
      .values({ userId: learner.userId, classId: row!.id, name: 'Ana' });
  }
  const { token } = await made();
  expect((await join(token)).statusCode).toBe(409);
  await t.db.update(throttleCounters).set({ count: 1000 });
  expect((await join(token)).statusCode).toBe(429);
});

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
  ['no teacher', { teacher: '' }, 'teacher'],
  ['no day', { endsOn: 'soon' }, 'endsOn'],
  ['a day that is over', { endsOn: '2026-01-01' }, 'endsOn'],
  ['a day too far ahead', { endsOn: dayAfter(400) }, 'endsOn'],
  ['nothing to practice', { items: [] }, 'items'],
  [
    'too much',
    { items: itemsOf(Array.from({ length: CLASS_ITEMS_MAX + 1 }, (_, n) => n + 1)) },
    'items',
  ],
  ['an exercise that is none', { items: itemsOf([2_000_000_000]) }, 'items'],
  ['an exercise twice', { items: itemsOf([1, 1]) }, 'items'],
])('a class with %s is refused', async (_what, overrides, field) => {
  const answer = await t.post(url, { headers: teacher.headers, body: plan(overrides) });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await t.db.$count(classes, eq(classes.userId, teacher.userId))).toBe(0);
});

test.each(['', ' ', 'x'.repeat(41)])('nobody joins as “%s”', async (name) => {
  const { token } = await made();
  expect((await join(token, learner, name)).statusCode).toBe(400);
});

test('a reset of their practice empties what the teacher sees', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  await resetPractice(t.db, learner.userId);
  expect(await seen(id)).toMatchObject([{ name: 'Ana', results: [] }]);
});

test('with the account of a learner their place goes, with that of a teacher the class', async () => {
  const { id, token } = await made();
  await join(token);
  await eraseAccount(t.db, learner.userId);
  expect(await seen(id)).toEqual([]);
  const other = await newLearner(t);
  await join(token, other);
  await eraseAccount(t.db, teacher.userId);
  expect((await t.get(`/api/class/${token}`)).statusCode).toBe(404);
  expect((await other.read(url)).learning).toEqual([]);
  for (const table of [classItems, classMembers]) {
    expect(await t.db.$count(table, eq(table.classId, id))).toBe(0);
  }
});

test('an export has the classes one teaches and is in, each by its name', async () => {
  const { token } = await made();
  await join(token);
  const exported = async (one: Learner) =>
    (await t.post('/api/privacy/export', { headers: one.headers, body: {} })).json();
  expect(await exported(learner)).toMatchObject({
    classes: [],
    classMembers: [{ class: 'Monday group', name: 'Ana', agreedAt: expect.any(String) }],
  });
  const taught = await exported(teacher);
  expect(taught).toMatchObject({
    classes: [{ name: 'Monday group', token }],
    classItems: [{ class: 'Monday group', exercise: expect.any(String) }, {}],
    classMembers: [],
  });
  expect(JSON.stringify(taught)).not.toContain('Ana');
  expect(JSON.stringify(await exported(learner))).not.toContain(token);
});

test('a class is read for thirty days after it is over, and then it is gone', async () => {
  await seedRetentionPolicies(t.db);
  const { id, token } = await made();
  await join(token);
  await practice();
  const endedBefore = (days: number) =>
    t.db
      .update(classes)
      .set({ endsAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(classes.id, id));
  await joinedBefore(60);
  await endedBefore(29);
  await applyRetention(t.db);
  expect(await seen(id)).toHaveLength(1);
  await endedBefore(31);
  await applyRetention(t.db);
  expect((await t.get(`${url}/${id}`, { headers: teacher.headers })).statusCode).toBe(404);
  expect(await t.db.$count(classMembers, eq(classMembers.classId, id))).toBe(0);
});
