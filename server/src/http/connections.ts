import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@saywell/contract';
import type { FastifyInstance } from 'fastify';
import { DATA_POLICY } from './security-headers.ts';

/**
 * How slow a client may be, so that nobody holds connections open. A take over a poor mobile
 * connection needs some ten seconds; headers are one packet.
 */
export const timeouts = {
  requestTimeout: 30_000,
  /** Idle time in the middle of a request or a response. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

/** How much of an upload is still read after it was answered. */
const REST_MAX_BYTES = 8 * 1024 * 1024;
const LOOK_EVERY_MS = 250;

/**
 * A client that is refused in the middle of an upload reads the response only after the upload, so
 * the rest is read and discarded. One that never stops is disconnected.
 */
export function endEndlessUploads(app: FastifyInstance) {
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || socket.bytesRead === undefined) return;
    const before = socket.bytesRead;
    const watch = setInterval(() => {
      const isOver = raw.complete || socket.destroyed;
      if (isOver || socket.bytesRead - before > REST_MAX_BYTES) clearInterval(watch);
      if (!isOver && socket.bytesRead - before > REST_MAX_BYTES) socket.destroy();
    }, LOOK_EVERY_MS).unref();
  });
}

type Refusal = { status: number; code: ErrorCode; message: string };

const UNREADABLE: Refusal = {
  status: 400,
  code: 'invalid_input',
  message: 'The request couldn’t be read',
};
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'invalid_input',
    message: 'The request took too long to arrive',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    message: 'The headers of the request are too large',
  },
};

/**
 * Answers bytes that are not a valid request, in the format and with the headers of every other
 * error.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = refusals[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ code, message } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `Content-Security-Policy: ${DATA_POLICY}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: no-referrer',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
