import { DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLASSES, classroom } from '../../../test/support/classroom.ts';
import { type Learner, newLearner } from '../../../test/support/learner.ts';
import { classes, classItems, classMembers, users } from '../../db/schema.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { applyRetention } from '../privacy/retention.ts';
import { seedRetentionPolicies } from '../privacy/retention-policies.ts';
import { resetPractice } from '../progress/record/reset.ts';

const { room, plan, made, opened, join, leave, practice, seen, joinedBefore } = classroom();

test('the link reveals nothing about those who joined', async () => {
  const { token } = await made();
  await join(token, room.learner, 'Secret Ana');
  await practice();
  const other = await newLearner(room.t);
  for (const headers of [undefined, other.headers]) {
    expect(JSON.stringify(await opened(token, headers))).not.toContain('Secret Ana');
    expect(await opened(token, headers)).toMatchObject({ membership: null });
  }
});

test('of somebody who practices what is asked and does not join, the teacher sees nothing', async () => {
  const { id, token } = await made();
  await opened(token, room.learner.headers);
  await practice();
  const { members, ...rest } = await room.teacher.read(`${CLASSES}/${id}`);
  expect(members).toEqual([]);
  const account = (
    await room.t.db.select().from(users).where(eq(users.id, room.learner.userId))
  )[0]!;
  for (const secret of [account.username, account.name, account.email]) {
    expect(JSON.stringify(rest)).not.toContain(secret);
  }
  expect((await room.teacher.read(CLASSES)).teaching).toMatchObject([{ members: 0 }]);
});

test('members see nothing of one another', async () => {
  const { token } = await made();
  await join(token, room.learner, 'Secret Ana');
  await practice();
  const other = await newLearner(room.t);
  const seenByOther = (await join(token, other, 'Ben')).json();
  expect(seenByOther.membership).toMatchObject({ name: 'Ben', results: [] });
  expect(JSON.stringify(seenByOther)).not.toContain('Secret Ana');
  expect(JSON.stringify(await other.read(CLASSES))).not.toContain('Secret Ana');
});

test('neither scores nor recordings nor an account are shown to the teacher', async () => {
  const { id, token } = await made();
  await join(token);
  await practice({ accuracy: 0.6123, transcript: 'what I said' });
  const [member] = await seen(id);
  const whole = JSON.stringify(await room.teacher.read(`${CLASSES}/${id}/members/${member.id}`));
  const account = (
    await room.t.db.select().from(users).where(eq(users.id, room.learner.userId))
  )[0]!;
  for (const secret of ['0.6123', 'what I said', account.username, account.email, account.name]) {
    expect(whole).not.toContain(secret);
  }
});

test('who leaves is gone at once, and starts anew if they come back', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  const [member] = await seen(id);
  expect((await leave(token)).json()).toMatchObject({ membership: null });
  expect(await seen(id)).toEqual([]);
  const path = `${CLASSES}/${id}/members/${member.id}`;
  expect((await room.t.get(path, { headers: room.teacher.headers })).statusCode).toBe(404);
  expect((await room.learner.read(CLASSES)).learning).toEqual([]);
  expect(await room.t.db.$count(classMembers, eq(classMembers.userId, room.learner.userId))).toBe(
    0,
  );
  expect((await leave(token)).statusCode).toBe(200);
  await join(token);
  expect((await seen(id))[0].results).toEqual([]);
});

test('nobody but the teacher reads or changes a class, members included', async () => {
  const { id, token } = await made();
  await join(token);
  const [member] = await seen(id);
  for (const { headers } of [room.learner, await newLearner(room.t)]) {
    const answers = await Promise.all([
      room.t.get(`${CLASSES}/${id}`, { headers }),
      room.t.put(`${CLASSES}/${id}`, { headers, body: plan() }),
      room.t.post(`${CLASSES}/${id}/end`, { headers, body: {} }),
      room.t.get(`${CLASSES}/${id}/members/${member.id}`, { headers }),
      room.t.del(`${CLASSES}/${id}/members/${member.id}`, { headers }),
      room.t.del(`${CLASSES}/${id}`, { headers }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
  }
  expect(await seen(id)).toHaveLength(1);
});

test('a member is found only in their own class', async () => {
  const first = await made();
  const second = await made();
  await join(first.token);
  const [member] = await seen(first.id);
  const path = `${CLASSES}/${second.id}/members/${member.id}`;
  expect((await room.t.get(path, { headers: room.teacher.headers })).statusCode).toBe(404);
  expect((await room.t.del(path, { headers: room.teacher.headers })).statusCode).toBe(404);
  expect(await seen(first.id)).toHaveLength(1);
});

test('a reset of their practice empties what the teacher sees', async () => {
  const { id, token } = await made();
  await join(token);
  await practice();
  await resetPractice(room.t.db, room.learner.userId);
  expect(await seen(id)).toMatchObject([{ name: 'Ana', results: [] }]);
});

test('with the account of a learner their place goes, with that of a teacher the class', async () => {
  const { id, token } = await made();
  await join(token);
  await eraseAccount(room.t.db, room.learner.userId);
  expect(await seen(id)).toEqual([]);
  const other = await newLearner(room.t);
  await join(token, other);
  await eraseAccount(room.t.db, room.teacher.userId);
  expect((await room.t.get(`/api/class/${token}`)).statusCode).toBe(404);
  expect((await other.read(CLASSES)).learning).toEqual([]);
  for (const table of [classItems, classMembers]) {
    expect(await room.t.db.$count(table, eq(table.classId, id))).toBe(0);
  }
});

test('an export has the classes one teaches and is in, each by its name', async () => {
  const { token } = await made();
  await join(token);
  const exported = async (one: Learner) =>
    (await room.t.post('/api/privacy/export', { headers: one.headers, body: {} })).json();
  expect(await exported(room.learner)).toMatchObject({
    classes: [],
    classMembers: [{ class: 'Monday group', name: 'Ana', agreedAt: expect.any(String) }],
  });
  const taught = await exported(room.teacher);
  expect(taught).toMatchObject({
    classes: [{ name: 'Monday group', token }],
    classItems: [{ class: 'Monday group', exercise: expect.any(String) }, {}],
    classMembers: [],
  });
  expect(JSON.stringify(taught)).not.toContain('Ana');
  expect(JSON.stringify(await exported(room.learner))).not.toContain(token);
});

test('a class is read for thirty days after it is over, and then it is gone', async () => {
  await seedRetentionPolicies(room.t.db);
  const { id, token } = await made();
  await join(token);
  await practice();
  const endedBefore = (days: number) =>
    room.t.db
      .update(classes)
      .set({ endsAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(classes.id, id));
  await joinedBefore(60);
  await endedBefore(29);
  await applyRetention(room.t.db);
  expect(await seen(id)).toHaveLength(1);
  await endedBefore(31);
  await applyRetention(room.t.db);
  expect((await room.t.get(`${CLASSES}/${id}`, { headers: room.teacher.headers })).statusCode).toBe(
    404,
  );
  expect(await room.t.db.$count(classMembers, eq(classMembers.classId, id))).toBe(0);
});
