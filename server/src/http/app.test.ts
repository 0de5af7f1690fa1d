import type { Endpoint } from '@saywell/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from './app.ts';
import { AppError } from './errors.ts';
import { createMount, type Caller } from './mount.ts';

const greet = {
  method: 'POST',
  path: '/api/greet/:id',
  access: 'user',
  summary: 'Greet',
  params: z.object({ id: z.coerce.number('Invalid id').int('Invalid id') }),
  query: z.object({ loud: z.coerce.boolean().optional(), mode: z.enum(['1']).optional() }),
  body: z.object({ name: z.string('Name is required').min(1, 'Name is required') }),
  response: z.object({ text: z.string() }),
} satisfies Endpoint;

const manage = {
  method: 'GET',
  path: '/api/manage',
  access: 'admin',
  summary: 'Manage',
  response: z.object({ ok: z.boolean() }),
} satisfies Endpoint;

const upload = {
  method: 'POST',
  path: '/api/upload',
  access: 'public',
  summary: 'Upload',
  form: z.object({ audio: z.file('A recording is required'), phrase: z.string() }),
  response: z.object({ bytes: z.int() }),
} satisfies Endpoint;

const limited = {
  method: 'GET',
  path: '/api/limited',
  access: 'public',
  summary: 'Limited',
  response: z.object({}),
  callsPerMinute: 2,
} satisfies Endpoint;

let app: FastifyInstance;
afterEach(() => app.close());

async function build(caller?: Partial<Caller>, log: FastifyBaseLogger | false = false) {
  app = await createApp({ publicUrl: 'http://localhost:3000', trustProxy: 'loopback', log });
  const mount = createMount(app, async () =>
    caller
      ? {
          userId: 1,
          isAdmin: false,
          managesBlog: false,
          needsPasskey: false,
          sessionId: 1,
          ...caller,
        }
      : undefined,
  );
  mount(greet, async ({ params, query, body }) => {
    if (body.name === 'boom') {
      throw new Error('insert … params: secret', { cause: new Error('disk full') });
    }
    if (body.name === 'busy') throw new AppError('unavailable', 'Busy', { retryAfter: 3 });
    if (body.name === 'taken') {
      throw new AppError('conflict', 'Taken', { field: 'name', reason: 'taken' });
    }
    return { text: `${body.name} ${params.id} ${query.loud}`, secret: 'not declared' };
  });
  mount(manage, async () => ({ ok: true }));
  mount(upload, async ({ form }) => ({ bytes: form.audio.size }));
  mount(limited, async () => ({}));
  return app;
}

const post = (payload: unknown, url = '/api/greet/7') => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/json' },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

test('a visitor gets 401 from a user endpoint', async () => {
  const answer = await (await build()).inject(post({ name: 'Ann' }));
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { code: 'unauthenticated', message: 'Unauthorized' },
  ]);
});

test('what a browser kept for one account reaches no other', async () => {
  const meantFor = (account: string) => ({
    ...post({ name: 'Ann' }),
    headers: { 'content-type': 'application/json', 'saywell-account': account },
  });
  await build({ userId: 5 });
  expect((await app.inject(meantFor('5'))).statusCode).toBe(200);
  for (const other of ['6', '', '05', '5, 6']) {
    expect((await app.inject(meantFor(other))).statusCode).toBe(401);
  }
  await app.close();
  expect((await (await build()).inject(meantFor('5'))).statusCode).toBe(401);
});

test('a user gets 403 from an administrator endpoint', async () => {
  const answer = await (await build({})).inject('/api/manage');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  await app.close();
  expect((await (await build({ isAdmin: true })).inject('/api/manage')).json()).toEqual({
    ok: true,
  });
});

test('the response has the declared fields and no others', async () => {
  const answer = await (await build({})).inject(post({ name: 'Ann' }, '/api/greet/7?loud=true'));
  expect(answer.json()).toEqual({ text: 'Ann 7 true' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each([
  [{ name: '' }, 'Name is required', 'name'],
  [{}, 'Name is required', 'name'],
  [[], 'Invalid input'],
  [{ name: 'a\u0000b' }, 'The request contains invalid characters'],
  ['{"name":', 'The request couldn’t be read'],
  ['{"__proto__":{"admin":true}}', 'The request couldn’t be read'],
])(
  'bad input %j answers 400 with the reason and the field',
  async (payload, message, field?: string) => {
    const answer = await (await build({})).inject(post(payload));
    const body = { code: 'invalid_input', message, ...(field && { field }) };
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
  },
);

test('an error has its field and reason, and no other details', async () => {
  const answer = await (await build({})).inject(post({ name: 'taken' }));
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: 'conflict', message: 'Taken', field: 'name', reason: 'taken' },
  ]);
});

test('a rule without its own message names the field', async () => {
  const answer = await (
    await build({})
  ).inject(post({ name: 'Ann' }, '/api/greet/7?loud=1&mode=2'));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: 'Invalid mode', field: 'mode' },
  ]);
});

test.each(['/api/greet/%zz', `/api/greet/${'7'.repeat(300)}`])(
  'the malformed URL %s gets an error in our format',
  async (url) => {
    const answer = await (await build({})).inject(post({ name: 'Ann' }, url));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.headers['x-request-id']).toBeTruthy();
  },
);

test('a bad path parameter answers 400', async () => {
  const answer = await (await build({})).inject(post({ name: 'Ann' }, '/api/greet/x'));
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid id']);
});

test('an unexpected error reveals no details', async () => {
  const answer = await (await build({})).inject(post({ name: 'boom' }));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
});

test("the log has the reason, without the query's values", async () => {
  let written = '';
  const log = pino({}, { write: (line: string) => void (written += line) });
  await (await build({}, log)).inject(post({ name: 'boom' }));
  expect(written).toContain('disk full');
  expect(written).toContain('app.test.ts');
  expect(written).not.toContain('secret');
});

test('each request logs one line with its route pattern, not its URL', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const answer = await (await build({}, log)).inject(post({ name: 'Ann' }, '/api/greet/7?loud=1'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    reqId: answer.headers['x-request-id'],
    method: 'POST',
    route: '/api/greet/:id',
    status: 200,
  });
  expect(lines[0]).not.toContain('loud');
});

test('a response that asks to wait says how long', async () => {
  const answer = await (await build({})).inject(post({ name: 'busy' }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
});

test('a wrong content type answers 415 and an oversized body 413', async () => {
  await build({});
  const text = await app.inject({ ...post('x'), headers: { 'content-type': 'text/plain' } });
  expect([text.statusCode, text.json().code]).toEqual([415, 'unsupported_media']);
  const large = await app.inject(post({ name: 'x'.repeat(70_000) }));
  expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
});

test('an upload that is not a form answers 415, a malformed form 400', async () => {
  await build();
  const json = await app.inject(post({}, '/api/upload'));
  expect(json.statusCode).toBe(415);
  const broken = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nnonsense',
  });
  expect(broken.statusCode).toBe(400);
});

test('an upload arrives as a file, and one over the limit answers 413', async () => {
  await build();
  const send = (bytes: number) => {
    const head = '--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n';
    const tail = '\r\n--x\r\ncontent-disposition: form-data; name="phrase"\r\n\r\nhi\r\n--x--\r\n';
    return app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: head + 'a'.repeat(bytes) + tail,
    });
  };
  expect((await send(1000)).json()).toEqual({ bytes: 1000 });
  expect((await send(2_200_000)).statusCode).toBe(413);
});

test('a change sent by another site is rejected before anything is read', async () => {
  const answer = await (
    await build({})
  ).inject({
    ...post({ name: 'Ann' }),
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('calls above an endpoint’s own limit answer 429 with a wait', async () => {
  await build();
  await app.inject('/api/limited');
  await app.inject('/api/limited');
  const third = await app.inject('/api/limited');
  expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
});

test('every response has a request id and headers that keep it inert', async () => {
  const { headers } = await (await build()).inject('/api/limited');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
