import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@saywell/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exchange } from '../../test/support/raw-exchange.ts';
import { createApp } from './app.ts';
import { createMount } from './mount.ts';

const upload = {
  method: 'POST',
  path: '/api/upload',
  access: 'anyone',
  summary: 'Upload',
  form: z.object({ audio: z.file() }),
  response: z.object({ bytes: z.int() }),
  maxBodyBytes: 100_000,
} satisfies Endpoint;

const note = {
  method: 'POST',
  path: '/api/note',
  access: 'anyone',
  summary: 'Note',
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
} satisfies Endpoint;

const read = {
  method: 'GET',
  path: '/api/read',
  access: 'anyone',
  summary: 'Read',
  response: z.object({}),
  callsPerMinute: 3,
} satisfies Endpoint;

const logged: string[] = [];
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createApp({
    publicUrl: 'http://localhost:3000',
    trustProxy: 'loopback',
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  });
  const mount = createMount(app, async () => undefined);
  mount(upload, async ({ form }) => ({ bytes: form.audio.size }));
  mount(note, async ({ body }) => body);
  mount(read, async () => ({}));
  app.get('/endless', async (_request, reply) => reply.send(Readable.from(endless())));
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

function* endless() {
  for (;;) yield Buffer.alloc(60_000);
}

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const form = 'Content-Type: multipart/form-data; boundary=x\r\n';
const last = 'Connection: close\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe('a slow client', () => {
  let usual: { headers: number; request: number; silence: number };
  beforeAll(() => {
    const { server } = app;
    usual = {
      headers: server.headersTimeout,
      request: server.requestTimeout,
      silence: server.timeout,
    };
    Object.assign(server, { headersTimeout: 300, requestTimeout: 600 });
  });
  afterAll(() => {
    const { headers, request, silence } = usual;
    Object.assign(app.server, {
      headersTimeout: headers,
      requestTimeout: request,
      timeout: silence,
    });
  });

  test('times out', () => {
    expect(usual).toEqual({ headers: 10_000, request: 30_000, silence: 60_000 });
  });

  /** Longer than the limits of these tests and the interval at which connections are checked. */
  const SOON_MS = 5000;
  const dripping = async (send: (more: string) => Promise<void>) => {
    for (let n = 0; n < 300; n++) {
      await send('a');
      await sleep(50);
    }
  };

  const slow: Record<string, string> = {
    'says nothing': '',
    'never ends its headers': `GET /api/read HTTP/1.1\r\n${host}X-Slow: `,
    'never ends its body': `POST /api/note HTTP/1.1\r\n${host}${json}Content-Length: 9999\r\n\r\n{`,
    'never ends its upload': `POST /api/upload HTTP/1.1\r\n${host}${form}Content-Length: 9999\r\n\r\n--x`,
  };

  test('that never finishes is disconnected, while others are served', async () => {
    const ended = Object.entries(slow).flatMap(([name, begun]) =>
      Array.from({ length: 20 }, async () => {
        const { ms, status } = await exchange(port, begun, begun === '' ? undefined : dripping);
        return ms < SOON_MS && [0, 408].includes(status)
          ? 'cut off'
          : `${name}: ${status}, ${ms} ms`;
      }),
    );
    const quick = await exchange(port, `GET /api/none HTTP/1.1\r\n${host}${last}\r\n`);
    expect(quick.status).toBe(404);
    expect(quick.ms).toBeLessThan(1000);
    expect(new Set(await Promise.all(ended))).toEqual(new Set(['cut off']));
  });

  test('that does not read its response is disconnected', async () => {
    app.server.setTimeout(300);
    const connection = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    const [atServer] = (await connection) as [Socket];
    socket.write(`GET /endless HTTP/1.1\r\n${host}\r\n`);
    await once(atServer, 'close');
    expect(atServer.bytesWritten).toBeGreaterThan(0);
    socket.destroy();
  });
});

describe('an upload that does not end', () => {
  const filler = chunk('a'.repeat(60_000));
  const forever = async (send: (more: string) => Promise<void>) => {
    for (;;) await send(filler);
  };
  const part = (name: string) =>
    chunk(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`);

  test.each([
    ['before its first part', form, ''],
    [
      'in its file',
      form,
      chunk('--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n'),
    ],
    ['in a field', form, part('phrase')],
    ['as JSON', json, ''],
  ])('%s is answered with 413 and cut off', async (_name, type, begun) => {
    const path = type === json ? '/api/note' : '/api/upload';
    const head = `POST ${path} HTTP/1.1\r\n${host}${type}${chunked}\r\n`;
    const { status, ms, body } = await exchange(port, head + begun, forever);
    expect([status, JSON.parse(body).code]).toEqual([413, 'too_large']);
    expect(ms).toBeLessThan(5000);
  });

  test('to a call without a body is disconnected', async () => {
    const head = `GET /api/none HTTP/1.1\r\n${host}${chunked}\r\n`;
    expect((await exchange(port, head, forever)).ms).toBeLessThan(5000);
  });

  test('is rejected by its announced length, and the rest is read and discarded', async () => {
    const bytes = 3_000_000;
    const head = `POST /api/upload HTTP/1.1\r\n${host}${form}Content-Length: ${bytes}\r\n${last}\r\n`;
    const { status, body } = await exchange(port, head, (send) => send('a'.repeat(bytes)));
    expect([status, JSON.parse(body).code]).toEqual([413, 'too_large']);
  });
});

test('an upload without a length works like any other', async () => {
  const file = `--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n`;
  const parts = [file, 'a'.repeat(50_000), '\r\n--x--\r\n', ''].map(chunk).join('');
  const head = `POST /api/upload HTTP/1.1\r\n${host}${form}${chunked}${last}\r\n`;
  const { status, text } = await exchange(port, head + parts);
  expect(status).toBe(200);
  expect(text).toContain('{"bytes":50000}');
});

test('a compressed body is rejected, however small', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, ' ')).toString('latin1');
  for (const type of [json, form]) {
    const head = `POST /api/note HTTP/1.1\r\n${host}${type}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n${last}\r\n`;
    const { status, body } = await exchange(port, head + bomb);
    expect([status, JSON.parse(body).code]).toEqual([415, 'unsupported_media']);
  }
});

/** Requests that two servers in a row could parse differently. */
const ambiguous: [name: string, request: string][] = [
  [
    'has a length and is chunked',
    `POST /api/note HTTP/1.1\r\n${host}${json}Content-Length: 4\r\n${chunked}\r\n0\r\n\r\n`,
  ],
  [
    'has two lengths',
    `POST /api/note HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`,
  ],
  [
    'has a length that is none',
    `POST /api/note HTTP/1.1\r\n${host}${json}Content-Length: +2\r\n\r\n{}`,
  ],
  [
    'is chunked in another way too',
    `POST /api/note HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  [
    'has a space before a colon',
    `POST /api/note HTTP/1.1\r\n${host}${json}Content-Length : 2\r\n\r\n{}`,
  ],
  [
    'continues a header on the next line',
    `GET /api/none HTTP/1.1\r\n${host}X-One: 1\r\n two\r\n\r\n`,
  ],
  ['ends its lines in half', `GET /api/none HTTP/1.1\nHost: localhost\n\n`],
  [
    'has a chunk of no size',
    `POST /api/note HTTP/1.1\r\n${host}${json}${chunked}\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  ['is of a method there is not', `STEAL /api/none HTTP/1.1\r\n${host}\r\n`],
  ['is of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['has a null byte in a header', `GET /api/none HTTP/1.1\r\n${host}X-One: \0\r\n\r\n`],
];

test.each(ambiguous)(
  'a request that %s is rejected, and the connection closed',
  async (_name, sent) => {
    const smuggled = `GET /api/read HTTP/1.1\r\n${host}${last}\r\n`;
    const { status, text, head, body } = await exchange(port, sent + smuggled);
    expect([status, JSON.parse(body).code]).toEqual([400, 'invalid_input']);
    expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
  },
);

test('headers of many kilobytes are rejected in the same format', async () => {
  const { status, body } = await exchange(
    port,
    `GET /api/none HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect([status, JSON.parse(body).code]).toEqual([431, 'too_large']);
});

test('a limit applies to every spelling of the URL, and to a whole IPv6 network', async () => {
  const ask = async (path: string, address: string) =>
    (
      await exchange(
        port,
        `GET ${path} HTTP/1.1\r\n${host}X-Forwarded-For: ${address}\r\n${last}\r\n`,
      )
    ).status;
  const spellings = ['/api/read', '/%61pi/read', 'http://elsewhere.example/api/read?1'];
  for (const path of spellings) expect(await ask(path, '2001:db8::1')).toBe(200);
  for (const path of spellings) expect(await ask(path, '2001:db8::2')).toBe(429);
  expect(await ask('/api/read', '2001:db8:0:1::1')).toBe(200);
});

test('a client that disconnects during a request is not reported as a database outage', async () => {
  const before = logged.length;
  for (const [path, type, begun] of [
    ['/api/note', json, '{"te'],
    [
      '/api/upload',
      form,
      '--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\na',
    ],
  ]) {
    const head = `POST ${path} HTTP/1.1\r\n${host}${type}Content-Length: 9999\r\n\r\n`;
    await exchange(port, head + begun, async (_send, end) => {
      await sleep(50);
      end();
    });
  }
  await sleep(300);
  expect(logged.slice(before).filter((line) => !line.includes('"level":30'))).toEqual([]);
});
