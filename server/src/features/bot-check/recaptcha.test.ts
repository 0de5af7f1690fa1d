import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

const GOOD = { success: true, score: 0.9, action: 'login', hostname: 'saywell.example' };
const proof = { action: 'login' as const, token: 'from-the-browser', address: '192.0.2.1' };

/** A local server that answers as Google's does. */
async function checkAnswered(verdict: object | string) {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(body)));
      response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/recaptcha/api/siteverify`;
  const options = { secretKey: 'our-secret', hostname: 'saywell.example', verifyUrl };
  return { asked, check: createRecaptcha(options) };
}

test('a valid token of this site and action is accepted', async () => {
  const { check, asked } = await checkAnswered(GOOD);
  expect(await check.proves(proof)).toBe(true);
  expect(asked).toEqual([
    { secret: 'our-secret', response: 'from-the-browser', remoteip: '192.0.2.1' },
  ]);
});

test.each([
  { success: false, 'error-codes': ['timeout-or-duplicate'] },
  { ...GOOD, score: 0.4 },
  { ...GOOD, score: undefined },
  { ...GOOD, action: 'register' },
  { ...GOOD, hostname: 'elsewhere.example' },
])('%o proves nothing', async (verdict) => {
  const { check } = await checkAnswered(verdict);
  expect(await check.proves(proof)).toBe(false);
});

test('an unreachable check asks to try again', async () => {
  const { check } = await checkAnswered('<html>Sorry</html>');
  await expect(check.proves(proof)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
});
