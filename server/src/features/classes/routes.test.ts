import { setTimeout } from 'node:timers/promises';
import { CLASS_ITEMS_MAX, CLASS_MEMBERS_MAX, CLASSES_MAX, DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLASSES, classroom, dayAfter, itemsOf } from '../../../test/support/classroom.ts';
import { buildScene, buildUser } from '../../../test/support/factories.ts';
import { analysisOf, newLearner, soundOf } from '../../../test/support/learner.ts';
import {
  classes,
  classItems,
  classMembers,
  exercises,
  throttleCounters,
  users,
} from '../../db/schema.ts';
import { lockAccount } from '../accounts/accounts.ts';

const { room, plan, made, change, opened, join, practice, seen, joinedBefore } = classroom();

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
    room.exerciseIds.slice(0, 2),
  );
  expect(await opened(token, room.teacher.headers)).toMatchObject({ isMine: true });
  expect((await room.teacher.read(CLASSES)).teaching).toMatchObject([{ id, items: 2, members: 0 }]);
  expect((await room.t.get('/api/class/unknown')).statusCode).toBe(404);
});

test('a line of a scene says which one it is, until it is taken out of its scene', async () => {
  const { slug, lineIds } = await buildScene(room.t.db, { title: 'Asking the way' });
  const { token } = await made({
    items: itemsOf([room.exerciseIds[0]!, lineIds[0]!, lineIds[2]!]),
  });
  const scenesIn = async () =>
    (await opened(token)).items.map(({ scene }: { scene: unknown }) => scene);
  const title = 'Asking the way';
  expect(await scenesIn()).toEqual([null, { slug, title, line: 0 }, { slug, title, line: 2 }]);
  await room.t.db.update(exercises).set({ sceneLine: null }).where(eq(exercises.id, lineIds[2]!));
  expect(await scenesIn()).toEqual([null, { slug, title, line: 0 }, null]);
});

test('the teacher sees the band of the best take since somebody joined, and when the last was', async () => {
  const { id, token, items } = await made();
  await practice({ accuracy: 0.99 });
  expect((await join(token)).json()).toMatchObject({ membership: { name: 'Ana', results: [] } });
  expect(await seen(id)).toMatchObject([{ name: 'Ana', results: [] }]);
  await practice({ accuracy: 0.6 });
  const last = await practice({ accuracy: 0.4 });
  await practice({ exerciseId: room.exerciseIds[1], accuracy: null });
  await practice({ exerciseId: room.exerciseIds[2], accuracy: 0.9 });
  const [member] = await seen(id);
  expect(member.results).toEqual([
    { item: items[0].id, band: 'close', lastAt: last.createdAt.toISOString() },
    { item: items[1].id, band: null, lastAt: expect.any(String) },
  ]);
  expect((await opened(token, room.learner.headers)).membership.results).toEqual(member.results);
  expect((await room.learner.read(CLASSES)).learning).toMatchObject([
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

test('the sounds that need work come from the last takes of the items alone', async () => {
  const { id, token } = await made();
  const bad = (phone: string, accuracy: number) =>
    analysisOf(...Array.from({ length: 5 }, () => soundOf(phone, accuracy)));
  await practice({ analysis: bad('V', 0.1), createdAt: new Date(Date.now() - 20 * DAY_MS) });
  await join(token);
  await joinedBefore(10);
  const days = (ago: number) => new Date(Date.now() - ago * DAY_MS);
  await room.t.db.update(classItems).set({ createdAt: days(10) });
  // Five takes later, this one is no longer read.
  await practice({ analysis: bad('ZH', 0.1), createdAt: days(9) });
  for (let n = 0; n < 5; n++) await practice({ analysis: bad('TH', 0.5), createdAt: days(8 - n) });
  await practice({ exerciseId: room.exerciseIds[1], analysis: bad('R', 0.3) });
  await practice({ exerciseId: room.exerciseIds[1], analysis: bad('L', 0.9) });
  await practice({ exerciseId: room.exerciseIds[1], analysis: bad('AE', 0.6) });
  await practice({ exerciseId: room.exerciseIds[1], analysis: bad('IY', 0.7) });
  await practice({ exerciseId: room.exerciseIds[1], analysis: analysisOf(soundOf('W', 0.1)) });
  await practice({ exerciseId: room.exerciseIds[2], analysis: bad('D', 0.1) });
  const [member] = await seen(id);
  const { sounds } = await room.teacher.read(`${CLASSES}/${id}/members/${member.id}`);
  expect(sounds).toEqual([
    { phone: 'R', ipa: expect.any(String) },
    { phone: 'TH', ipa: expect.any(String) },
    { phone: 'AE', ipa: expect.any(String) },
  ]);
});

test('what was practiced before an exercise was asked for counts for nothing', async () => {
  const { id, token } = await made();
  await join(token);
  await practice({ exerciseId: room.exerciseIds[2] });
  await practice();
  await change(id, { items: itemsOf([room.exerciseIds[2]!, room.exerciseIds[0]!]) });
  expect((await room.teacher.read(`${CLASSES}/${id}`)).items).toMatchObject([
    { exerciseId: room.exerciseIds[2] },
    { exerciseId: room.exerciseIds[0] },
  ]);
  expect((await seen(id))[0].results).toHaveLength(1);
  await practice({ exerciseId: room.exerciseIds[2] });
  expect((await seen(id))[0].results).toHaveLength(2);
});

test('what a teacher takes off the list is seen no more, also when it is put back', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  await change(id, { items: itemsOf([room.exerciseIds[1]!]) });
  expect((await seen(id))[0].results).toEqual([]);
  await change(id, { items: itemsOf([room.exerciseIds[1]!, room.exerciseIds[0]!]) });
  expect((await seen(id))[0].results).toEqual([]);
});

test('what is practiced after the end counts for nothing, and nobody joins any more', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  const ended = (
    await room.t.post(`${CLASSES}/${id}/end`, { headers: room.teacher.headers, body: {} })
  ).json();
  expect(ended).toMatchObject({ isOver: true, endsOn: dayAfter(0) });
  await practice({ exerciseId: room.exerciseIds[1] });
  expect((await seen(id))[0].results).toHaveLength(1);
  expect((await join(token, await newLearner(room.t))).statusCode).toBe(409);
  expect((await join(token)).statusCode).toBe(200);
  expect((await change(id)).statusCode).toBe(409);
  const again = await room.t.post(`${CLASSES}/${id}/end`, {
    headers: room.teacher.headers,
    body: {},
  });
  expect(again.json().keptUntil).toBe(ended.keptUntil);
});

test('the last day ends where the teacher is', async () => {
  await room.t.put('/api/time-zone', {
    headers: room.teacher.headers,
    body: { timeZone: 'Asia/Tokyo', timezoneOffset: '-540' },
  });
  const { id, keptUntil } = await made({ endsOn: dayAfter(10) });
  const [row] = await room.t.db.select().from(classes).where(eq(classes.id, id));
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

test('a teacher takes somebody out, and deletes a class with everything in it', async () => {
  const { id, token } = await made();
  await join(token);
  const [member] = await seen(id);
  const path = `${CLASSES}/${id}/members/${member.id}`;
  expect((await room.t.del(path, { headers: room.teacher.headers })).statusCode).toBe(200);
  expect((await room.t.del(path, { headers: room.teacher.headers })).statusCode).toBe(404);
  expect(await seen(id)).toEqual([]);
  expect(await opened(token, room.learner.headers)).toMatchObject({ membership: null });
  await join(token);
  expect((await room.t.del(`${CLASSES}/${id}`, { headers: room.teacher.headers })).statusCode).toBe(
    200,
  );
  expect((await room.t.get(`/api/class/${token}`)).statusCode).toBe(404);
  expect(await room.t.db.$count(classMembers, eq(classMembers.classId, id))).toBe(0);
  expect(await room.t.db.$count(classItems, eq(classItems.classId, id))).toBe(0);
});

test.each(['999999999', '0', '-1', 'abc', '1.5', '99999999999999999999'])(
  'there is no class %s',
  async (id) => {
    const { headers } = room.teacher;
    const answers = await Promise.all([
      room.t.get(`${CLASSES}/${id}`, { headers }),
      room.t.put(`${CLASSES}/${id}`, { headers, body: plan() }),
      room.t.post(`${CLASSES}/${id}/end`, { headers, body: {} }),
      room.t.get(`${CLASSES}/${id}/members/1`, { headers }),
      room.t.del(`${CLASSES}/${id}/members/1`, { headers }),
      room.t.del(`${CLASSES}/${id}`, { headers }),
    ]);
    const expected = id === '999999999' ? 404 : 400;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(expected));
  },
);

test('a teacher doesn’t join their own class, nor a visitor any', async () => {
  const { token } = await made();
  expect((await join(token, room.teacher)).statusCode).toBe(409);
  expect(
    (await room.t.post(`/api/class/${token}/join`, { body: { name: 'Ana' } })).statusCode,
  ).toBe(401);
  expect((await join('unknown')).statusCode).toBe(404);
});

test('nobody joins until a later day than the one they were shown', async () => {
  const { id, token } = await made();
  const joinUntil = (days: number) =>
    room.t.post(`/api/class/${token}/join`, {
      headers: room.learner.headers,
      body: { name: 'Ana', endsOn: dayAfter(days) },
    });
  await change(id, { endsOn: dayAfter(9) });
  expect((await joinUntil(7)).statusCode).toBe(409);
  expect(await seen(id)).toEqual([]);
  await change(id, { endsOn: dayAfter(5) });
  expect((await joinUntil(7)).statusCode).toBe(200);
  expect((await joinUntil(3)).statusCode).toBe(200);
});

test('joining twice, also at once, is joining once, with the first name and day', async () => {
  const { id, token } = await made();
  const answers = await Promise.all([join(token), join(token)]);
  answers.push(await join(token, room.learner, 'Somebody else'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await seen(id)).toMatchObject([{ name: 'Ana' }]);
});

test('the last place goes to one of two who join at once', async () => {
  const { id, token } = await made();
  const people = await room.t.db
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
  await room.t.db
    .insert(classMembers)
    .values(people.map((one) => ({ userId: one.id, classId: id, name: 'Many' })));
  const answers = await Promise.all([join(token), join(token, await newLearner(room.t))]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await seen(id)).toHaveLength(CLASS_MEMBERS_MAX);
});

test.each(['teacher', 'learner'] as const)(
  'the account of a %s goes while a class is being changed or joined',
  async (who) => {
    const { id, token } = await made();
    const { userId } = room[who];
    let answer: ReturnType<typeof join> | undefined;
    await room.t.db.transaction(async (tx) => {
      // As a deletion does: the account first, then the classes.
      await lockAccount(tx, userId);
      const items = itemsOf(room.exerciseIds);
      answer = who === 'teacher' ? change(id, { items }) : join(token);
      await setTimeout(500);
      await tx.select().from(classes).where(eq(classes.id, id)).for('update');
      await tx.delete(users).where(eq(users.id, userId));
    });
    expect((await answer!).statusCode).toBe(401);
  },
);

test('nobody teaches more classes than there is room for, also at once', async () => {
  const rows = Array.from({ length: CLASSES_MAX - 1 }, (_, n) => ({
    userId: room.teacher.userId,
    name: 'One of many',
    teacher: 'Ms. Lee',
    token: `many-${room.teacher.userId}-${n}`,
    endsOn: dayAfter(1),
    endsAt: new Date(Date.now() + DAY_MS),
  }));
  await room.t.db.insert(classes).values(rows);
  const create = () => room.t.post(CLASSES, { headers: room.teacher.headers, body: plan() });
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await room.t.db.$count(classes, eq(classes.userId, room.teacher.userId))).toBe(
    CLASSES_MAX,
  );
});

test('nobody is in more classes than one can be, or joins without end', async () => {
  const other = await buildUser(room.t.db);
  for (let n = 0; n < CLASSES_MAX; n++) {
    const [row] = await room.t.db
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
    await room.t.db
      .insert(classMembers)
      .values({ userId: room.learner.userId, classId: row!.id, name: 'Ana' });
  }
  const { token } = await made();
  expect((await join(token)).statusCode).toBe(409);
  await room.t.db.update(throttleCounters).set({ count: 1000 });
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
  const answer = await room.t.post(CLASSES, {
    headers: room.teacher.headers,
    body: plan(overrides),
  });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await room.t.db.$count(classes, eq(classes.userId, room.teacher.userId))).toBe(0);
});

test.each(['', ' ', 'x'.repeat(41)])('nobody joins as “%s”', async (name) => {
  const { token } = await made();
  expect((await join(token, room.learner, name)).statusCode).toBe(400);
});
