import type { BotChallenge, TrialSession } from '@saywell/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { trials } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildTrial } from '../../../test/support/factories.ts';
import { hashToken } from '../../tokens.ts';

/** Solving takes a second each, several on a busy machine. */
const SLOW_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ trustedNetworks: ['198.51.100.0/24'] });
  for (let n = 0; n < 4; n++) await buildExercise(t.db, { isTrial: true });
});

let address = 0;
let from: Record<string, string>;
beforeEach(() => {
  address += 1;
  from = { 'x-forwarded-for': `203.0.113.${address}` };
});

const open = async (body: object = {}) =>
  (await t.post('/api/anonymous/session', { headers: from, body })).json<TrialSession>();

async function proof(action = 'trial') {
  const challenge: BotChallenge = (await t.get(`/api/captcha/challenge?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const rowOf = async (sessionToken: string) => {
  const [row] = await t.db
    .select()
    .from(trials)
    .where(eq(trials.tokenHash, hashToken(sessionToken)));
  return row!;
};

/** Simulates this many trials started at this address. */
async function beginMany(count: number, values: object = {}) {
  const { ipAddress } = await rowOf((await open()).sessionToken);
  for (let n = 1; n < count; n++) await buildTrial(t.db, { ipAddress, ...values });
}

const usedUp = async (sessionToken: string) =>
  t.db
    .update(trials)
    .set({ dailyExercisesUsed: 3, dailyExerciseIds: [1, 2, 3] })
    .where(eq(trials.tokenHash, hashToken(sessionToken)));

test(
  'the eleventh trial at an address needs a proof of work, and the response says so',
  async () => {
    await beginMany(10);
    const refused = await open();
    expect(refused).toMatchObject({
      closedBy: 'proof',
      canPractice: false,
      isDailyLimitReached: true,
      dailyExercisesUsed: 0,
    });
    const captchaToken = await proof();
    const begun = await open({ captchaToken });
    expect(begun).toMatchObject({ canPractice: true, exercisesRemaining: 3 });
    expect(begun).not.toHaveProperty('closedBy');
    expect((await open({ captchaToken })).closedBy).toBe('proof');
  },
  SLOW_MS,
);

test(
  'neither an invalid proof nor one for a form opens a trial',
  async () => {
    const guarded = await testApp({ captcha: 'altcha' });
    await beginMany(10);
    expect((await open({ captchaToken: 'junk' })).closedBy).toBe('proof');
    const challenge = await guarded.get('/api/captcha/challenge?action=login');
    expect(challenge.statusCode).toBe(200);
    const made = challenge.json<BotChallenge>();
    const relabeled = { ...made.parameters, data: { action: 'trial' } };
    const solution = await solveChallenge({ challenge: made, deriveKey });
    const forged = { challenge: { ...made, parameters: relabeled }, solution };
    const captchaToken = Buffer.from(JSON.stringify(forged)).toString('base64');
    expect((await open({ captchaToken })).closedBy).toBe('proof');
  },
  SLOW_MS,
);

test('the token of a refused trial cannot be continued', async () => {
  await beginMany(10);
  const { sessionToken } = await open();
  const answer = await t.get(`/api/anonymous/exercise/${sessionToken}`);
  expect(answer.json().message).toBe('Daily limit reached');
  expect(await open({ sessionToken })).toMatchObject({ closedBy: 'proof', dailyExercisesUsed: 0 });
});

test(
  'starting over after three exercises needs the proof too, and keeps the practice',
  async () => {
    await beginMany(10);
    const first = await rowOf((await open({ captchaToken: await proof() })).sessionToken);
    const { sessionToken } = await open({ captchaToken: await proof() });
    await usedUp(sessionToken);
    const request = { sessionToken, startOver: true };
    expect(await open(request)).toMatchObject({
      sessionToken,
      closedBy: 'proof',
      dailyExercisesUsed: 3,
    });
    const before = await rowOf(sessionToken);
    const again = await open({ ...request, captchaToken: await proof() });
    expect(again).toMatchObject({ canPractice: true, dailyExercisesUsed: 0 });
    const after = await rowOf(again.sessionToken);
    expect(after.device).toBe(before.device);
    expect(after.device).not.toBe(first.device);
  },
  SLOW_MS,
);

test(
  'after a hundred trials at one address, a new visitor is refused because of the network',
  async () => {
    await beginMany(100);
    expect(await open({ captchaToken: await proof() })).toMatchObject({
      closedBy: 'network',
      canPractice: false,
      dailyExercisesUsed: 0,
    });
  },
  SLOW_MS,
);

test('a class of thirty in a trusted network can start together', async () => {
  from = { 'x-forwarded-for': '198.51.100.9' };
  const begun = await Promise.all(Array.from({ length: 30 }, () => open()));
  expect(begun.every(({ canPractice }) => canPractice)).toBe(true);
});

test('one browser can start ten a day, even in a trusted network', async () => {
  from = { 'x-forwarded-for': '198.51.100.10' };
  let { sessionToken } = await open();
  for (let n = 1; n < 10; n++) {
    await usedUp(sessionToken);
    const next = await open({ sessionToken, startOver: true });
    expect(next.canPractice).toBe(true);
    ({ sessionToken } = next);
  }
  await usedUp(sessionToken);
  const refused = await open({ sessionToken, startOver: true });
  expect(refused).toMatchObject({ sessionToken, isDailyLimitReached: true });
  expect(refused).not.toHaveProperty('closedBy');
});
