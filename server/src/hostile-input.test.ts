import { type Endpoint, endpoints } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './testing/app.ts';
import { buildUser } from './testing/factories.ts';

/** Requests for each endpoint; more are worth an evening. Seeded: what fails once fails again. */
const ROUNDS = Number(process.env['HOSTILE_ROUNDS'] ?? 30);

let t: TestApp;
let headers: Record<string, string>;
let random: () => number;

beforeAll(async () => {
  t = await testApp();
  headers = await t.signIn((await buildUser(t.db, { isAdmin: true })).id);
  random = seeded(20261121);
});

function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(5000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '‮abc',
  '💣'.repeat(300),
  "'; drop table users; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=y',
  '__proto__',
  'constructor',
  '%00',
  '%',
  'NaN',
  '2026-13-45',
  'true',
];

function value(depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 2 ? 6 : 9));
  if (kind < 3) return pick(TEXTS);
  if (kind === 3) return pick([0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1e-308]);
  if (kind === 4) return pick([null, true, false]);
  if (kind === 5) return pick([[], {}]);
  if (kind === 6) return Array.from({ length: Math.floor(random() * 12) }, () => value(depth + 1));
  return Object.fromEntries(
    Array.from({ length: 4 }, () => [
      pick([...TEXTS, 'id', 'isAdmin', 'userId']),
      value(depth + 1),
    ]),
  );
}

/** Often the right names with wrong values, sometimes a whole that is of the wrong kind. */
function bodyFor({ body, form }: Endpoint): unknown {
  if (random() < 0.15) return value();
  const names = namesOf(body).concat(namesOf(form), ['isAdmin', 'emailVerified', 'userId']);
  const given = names.filter(() => random() < 0.8).map((name) => [name, value()]);
  return Object.fromEntries(given);
}

function namesOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

function urlFor({ path, query }: Endpoint): string {
  const filled = path.replace(/:\w+/g, () => encodeURIComponent(text(pick(TEXTS))) || '0');
  const asked = namesOf(query)
    .concat(pick(['', 'limit', '__proto__']))
    .filter(() => random() < 0.7)
    .map((name) => `${name}=${encodeURIComponent(text(pick(TEXTS)))}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

/** Half a surrogate pair cannot stand in an address. */
const text = (wanted: string) => wanted.replace(/[\ud800-\udfff]/g, '%').slice(0, 1500);

/** Another address each time: one address would soon be asked to wait. */
const address = () => Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join('.');

const named = endpoints
  .filter(({ path }) => path !== '/api/logout' && path !== '/api/privacy/delete')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each(named)(
  '%s answers hostile input with a clear refusal, never an error of ours',
  async (_name, endpoint) => {
    for (let round = 0; round < ROUNDS; round++) {
      const url = urlFor(endpoint);
      const hasBody = endpoint.body !== undefined || endpoint.form !== undefined || random() < 0.1;
      const payload = hasBody ? JSON.stringify(bodyFor(endpoint)) : undefined;
      const answer = await t.app.inject({
        method: endpoint.method,
        url,
        headers: {
          ...(random() < 0.8 && headers),
          'x-forwarded-for': address(),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && endpoint.method !== 'GET' && { payload }),
      });
      const sent = `${url} with ${payload?.slice(0, 300)}`;
      const told = `${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect(isClear(answer), `${sent}: ${told}`).toBe(true);
    }
  },
);

/** An answer, or a refusal that names its kind and says why. */
function isClear({ statusCode, json }: Awaited<ReturnType<TestApp['get']>>): boolean {
  if (statusCode < 400) return true;
  const { code, message } = json();
  const isOurs = statusCode >= 500 && statusCode !== 503;
  return !isOurs && typeof code === 'string' && typeof message === 'string';
}

test('nobody becomes an administrator by asking', async () => {
  const user = await buildUser(t.db);
  const mine = await t.signIn(user.id);
  const body = { name: 'Somebody', isAdmin: true, emailVerified: true, isApproved: true, id: 1 };
  await t.patch('/api/user', { headers: mine, body });
  const after = (await t.get('/api/user', { headers: mine })).json();
  expect(after).toMatchObject({ id: user.id, isAdmin: false, emailVerified: false });
});
