import type { TestApp } from './app.ts';
import { buildSession, buildUser } from './factories.ts';

export type Learner = Awaited<ReturnType<typeof newLearner>>;

/** Somebody with a new account, signed in. */
export async function newLearner(t: TestApp) {
  const { id: userId } = await buildUser(t.db);
  const headers = await t.signIn(userId);
  return {
    userId,
    headers,
    read: async (url: string) => (await t.get(url, { headers })).json(),
    session: (values: Parameters<typeof buildSession>[1] = {}) =>
      buildSession(t.db, { userId, ...values }),
  };
}

/** Of an analysis, what progress is counted from: one word with these sounds. */
export const analysisOf = (...sounds: object[]) => ({
  words: [{ word: 'thin', kind: 'ok', sounds }],
});
export const soundOf = (phone: string, accuracy: number) => ({ phone, accuracy });
