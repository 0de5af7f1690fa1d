import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { health, RECORDING_MAX_BYTES } from '@saywell/contract';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { reasonOf } from '../db/errors.ts';
import { outageOf } from '../db/outage.ts';
import { CallCounts } from './call-counts.ts';
import { endEndlessUploads, refuseUnreadable, timeouts } from './connections.ts';
import { AppError, statusOf, toAppError } from './errors.ts';
import { networkOf } from './network.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import { DATA_POLICY } from './security-headers.ts';
import { endConnectionsWhenStopping } from './stopping.ts';

const JSON_BODY_BYTES = 64 * 1024;
const CALLS_PER_MINUTE = 600;

export type AppOptions = {
  publicUrl: string;
  trustProxy: string | boolean;
  /** Whether an address belongs to a trusted network; its calls are not limited. */
  isTrusted?: (address: string) => boolean;
  log: FastifyBaseLogger | false;
};

/** The HTTP server with everything that applies to every call; it knows no feature. */
export async function createApp({ publicUrl, trustProxy, isTrusted, log }: AppOptions) {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BODY_BYTES,
    ...timeouts,
    clientErrorHandler: refuseUnreadable,
    trustProxy,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be parsed fails before any of our hooks runs.
    frameworkErrors: (error, request, reply) => {
      void sendError(reply.headers(inertHeaders(request.id)), toAppError(error));
    },
  });
  app.removeContentTypeParser('text/plain');
  logEveryAnswer(app);
  answerErrorsAsJson(app);
  endConnectionsWhenStopping(app);
  endEndlessUploads(app);

  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(inertHeaders(request.id));
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
    refuseOtherOrigins(request, publicUrl);
    rejectCompressedBodies(request);
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: RECORDING_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
  });
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    store: CallCounts,
    keyGenerator: ({ ip }) => networkOf(ip),
    // A page needs a dozen files, and a whole class may share one address: outside the API, only
    // routes with `rateLimit` count. We match the route, not the URL, because one URL has many
    // spellings.
    allowList: ({ ip, routeOptions: { url = '', config } }) =>
      url === health.path ||
      (!url.startsWith('/api/') && !config.rateLimit) ||
      isTrusted?.(ip) === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', 'Too many requests. Please wait a moment.', {
        retryAfter: Math.ceil(ttl / 1000),
      }),
  });
  return app;
}

const inertHeaders = (requestId: string) => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'content-security-policy': DATA_POLICY,
});

/** Browsers never compress requests, and compressed input can be a zip bomb. */
function rejectCompressedBodies({ headers }: FastifyRequest) {
  if ((headers['content-encoding'] ?? 'identity') === 'identity') return;
  throw new AppError('unsupported_media', 'Compressed requests are not supported');
}

/**
 * One line per request. It has the route's pattern instead of the URL, which may contain a token.
 */
function logEveryAnswer(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

function answerErrorsAsJson(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (hasLeft(request, error)) request.log.info('the browser left before the answer was sent');
    else if (known.code === 'internal') request.log.error(traceOf(error), 'unexpected error');
    else if (known.code === 'unavailable' && outageOf(error)) {
      request.log.warn({ reason: reasonOf(error) }, 'the database could not be used');
    }
    return sendError(reply, known);
  });
}

/** A client that closes the connection during a response is not our error. */
function hasLeft({ socket }: FastifyRequest, error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed;
}

/** Enough to debug. Not the whole error: the message of a failed query contains its values. */
function traceOf(error: unknown) {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return {
    reason: reasonOf(error),
    at: lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim()),
  };
}

export function sendError(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(statusOf[error.code])
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(error.body);
}
