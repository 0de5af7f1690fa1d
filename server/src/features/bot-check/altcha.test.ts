import type { BotChallenge } from '@saywell/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../db/database.ts';
import { createAltcha } from './altcha.ts';

const difficulty = { cost: 10, fewest: 5, most: 10 };
let db: Database;
beforeAll(async () => {
  db = (await testDatabase()).db;
});

async function solve(challenge: BotChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution');
  return { challenge, solution };
}

const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');
const login = (token: string) => ({ action: 'login' as const, token, address: '192.0.2.1' });

test('a solved challenge is accepted once', async () => {
  const check = createAltcha(db, { difficulty });
  const token = encode(await solve(await check.challenge('login')));
  expect(await check.proves(login(token))).toBe(true);
  expect(await check.proves(login(token))).toBe(false);
});

test('a challenge of one process is valid in another, and then used up in all', async () => {
  const token = encode(await solve(await createAltcha(db, { difficulty }).challenge('login')));
  const others = [createAltcha(db, { difficulty }), createAltcha(db, { difficulty })];
  const answers = await Promise.all(others.map((check) => check.proves(login(token))));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a challenge for one action is invalid for another', async () => {
  const check = createAltcha(db, { difficulty });
  const answer = await solve(await check.challenge('forgot_password'));
  expect(await check.proves(login(encode(answer)))).toBe(false);
  answer.challenge.parameters.data.action = 'login';
  expect(await check.proves(login(encode(answer)))).toBe(false);
});

test('a challenge expires, and its expiry cannot be changed', async () => {
  const check = createAltcha(db, { difficulty, lifetimeMs: -2000 });
  const answer = await solve(await check.challenge('login'));
  expect(await check.proves(login(encode(answer)))).toBe(false);
  answer.challenge.parameters.expiresAt += 3600;
  expect(await check.proves(login(encode(answer)))).toBe(false);
});

test('another encoding of the signature is not accepted again', async () => {
  const check = createAltcha(db, { difficulty });
  const { challenge, solution } = await solve(await check.challenge('login'));
  expect(await check.proves(login(encode({ challenge, solution })))).toBe(true);
  for (const signature of [challenge.signature.toUpperCase(), `${challenge.signature} `]) {
    const token = encode({ challenge: { ...challenge, signature }, solution });
    expect(await check.proves(login(token))).toBe(false);
  }
});

test('a wrong solution is rejected', async () => {
  const check = createAltcha(db, { difficulty });
  const { challenge, solution } = await solve(await check.challenge('login'));
  const derivedKey = solution.derivedKey.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(
    await check.proves(login(encode({ challenge, solution: { ...solution, derivedKey } }))),
  ).toBe(false);
});

test.each(['', 'junk', encode(null), encode({}), encode({ challenge: { parameters: {} } })])(
  '%s is rejected without an exception',
  async (token) => {
    expect(await createAltcha(db, { difficulty }).proves(login(token))).toBe(false);
  },
);
