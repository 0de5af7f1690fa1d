import { DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { classMembers, throttleCounters } from '../../src/db/schema.ts';
import { testApp, type TestApp } from './app.ts';
import { buildExercise } from './factories.ts';
import { type Learner, newLearner } from './learner.ts';

export const CLASSES = '/api/classes';
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const itemsOf = (ids: number[]) => ids.map((exerciseId) => ({ exerciseId }));

/** Who is in a test of classes, and what they do: for each test a new teacher and a new learner. */
export function classroom() {
  const room = {} as { t: TestApp; exerciseIds: number[]; teacher: Learner; learner: Learner };
  beforeAll(async () => {
    room.t = await testApp();
    room.exerciseIds = [];
    for (let n = 0; n < 3; n++) room.exerciseIds.push((await buildExercise(room.t.db)).id);
  });
  beforeEach(async () => {
    await room.t.db.delete(throttleCounters);
    room.teacher = await newLearner(room.t);
    room.learner = await newLearner(room.t);
  });

  const plan = (overrides: object = {}) => ({
    name: 'Monday group',
    teacher: 'Ms. Lee',
    endsOn: dayAfter(7),
    items: itemsOf(room.exerciseIds.slice(0, 2)),
    ...overrides,
  });
  const post = (path: string, by: Learner, body: object) =>
    room.t.post(path, { headers: by.headers, body });
  const ways = {
    plan,
    made: async (overrides: object = {}, by = room.teacher) =>
      (await post(CLASSES, by, plan(overrides))).json(),
    change: (id: number, overrides: object = {}, by = room.teacher) =>
      room.t.put(`${CLASSES}/${id}`, { headers: by.headers, body: plan(overrides) }),
    opened: async (token: string, headers?: Record<string, string>) =>
      (await room.t.get(`/api/class/${token}`, headers && { headers })).json(),
    join: (token: string, by = room.learner, name = 'Ana') =>
      post(`/api/class/${token}/join`, by, { name }),
    leave: (token: string, by = room.learner) => post(`/api/class/${token}/leave`, by, {}),
    /** A take of the first item, unless it says otherwise. */
    practice: (values: Parameters<Learner['session']>[0] = {}) =>
      room.learner.session({ exerciseId: room.exerciseIds[0], ...values }),
    seen: async (id: number) => (await room.teacher.read(`${CLASSES}/${id}`)).members,
    /** Puts the joining so many days back. */
    joinedBefore: (days: number) =>
      room.t.db
        .update(classMembers)
        .set({ agreedAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(classMembers.userId, room.learner.userId)),
  };
  return { room, ...ways };
}
