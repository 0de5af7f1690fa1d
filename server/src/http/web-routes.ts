import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Endpoint, pages } from '@saywell/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './app.ts';
import { busyPage } from './busy-page.ts';
import { docsPage } from './docs-page.ts';
import { AppError, statusOf, toAppError } from './errors.ts';
import { createNonce, pagePolicy, WORKER_POLICY } from './security-headers.ts';
import type { WebPage } from './web-page.ts';

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;
/** Known to the browser's code too: `web/src/lib/kept.ts`. */
const SHELL_PATH = '/app-shell';
/** Ten per second from one network: links inside the app load no page. */
const PAGES_PER_MINUTE = 600;

/** As it is, or compressed. */
const SCRIPT = /\.js(\.br|\.gz)?$/;

type Web = { folder: string; page: WebPage };
type WebOptions = {
  /** The built web app; undefined serves the API alone. */
  web: Web | undefined;
  /** Whether pages may load from third parties: an ad network, analytics, a bot check. */
  thirdParties: boolean;
  hasSession: (request: FastifyRequest) => boolean;
  endpoints: Endpoint[];
};
type Pages = Pick<WebOptions, 'thirdParties' | 'hasSession'> & { web: Web };

/** Everything except the API: built files, screens, and the API documentation. */
export async function registerWeb(
  app: FastifyInstance,
  { web, thirdParties, hasSession, endpoints }: WebOptions,
) {
  app.get('/api/docs', async (_request, reply) => {
    const nonce = createNonce();
    return sendPage(
      reply,
      200,
      docsPage(endpoints, nonce),
      pagePolicy({ nonce, thirdParties: false }),
    );
  });

  if (web) {
    await app.register(fastifyStatic, {
      root: join(web.folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: ONE_YEAR_MS,
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (SCRIPT.test(path)) reply.header('content-security-policy', WORKER_POLICY);
      },
    });
    await app.register(fastifyStatic, {
      root: web.folder,
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', 'parts/**', 'index.html', 'sw.js', '**/*.br', '**/*.gz'],
      decorateReply: false,
    });
    serveOffline(app, web, thirdParties);
    servePages(app, { web, thirdParties, hasSession });
  }

  app.setNotFoundHandler(async (_request, reply) =>
    sendError(reply, new AppError('not_found', 'Not found')),
  );
}

/**
 * The service worker, which must never be an old one, and the page it keeps for when we are out of
 * reach: that one says nothing about who is signed in.
 */
function serveOffline(app: FastifyInstance, web: Web, thirdParties: boolean) {
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('content-security-policy', WORKER_POLICY)
      .header('cache-control', 'no-cache')
      .sendFile('sw.js', web.folder, { cacheControl: false }),
  );
  app.get(SHELL_PATH, async (_request, reply) => {
    const nonce = createNonce();
    const { html } = await web.page({ path: pages.practice.path, nonce, signedIn: undefined });
    return sendPage(reply, 200, html, pagePolicy({ nonce, thirdParties }));
  });
}

/**
 * Every other address is a screen or a 404. This is a route rather than the not-found handler
 * because only routes' responses are compressed.
 */
function servePages(app: FastifyInstance, { web, thirdParties, hasSession }: Pages) {
  app.get('/*', {
    config: { rateLimit: { max: PAGES_PER_MINUTE } },
    errorHandler: sayBusyInWords,
    handler: async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound();
      const nonce = createNonce();
      const { status, html } = await web.page({
        path: pathOf(request),
        query: new URLSearchParams(request.url.split('?', 2)[1]),
        nonce,
        signedIn: hasSession(request),
      });
      if (status === 503) reply.header('retry-after', '5');
      return sendPage(reply, status, html, pagePolicy({ nonce, thirdParties }));
    },
  });
}

/** A person who opens a page can't read JSON. Other errors are answered as usual. */
function sayBusyInWords(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, retryAfter = 60 } = toAppError(error);
  if (code !== 'too_many_requests' || !isPage(request)) throw error;
  const nonce = createNonce();
  reply.header('retry-after', String(retryAfter));
  const policy = pagePolicy({ nonce, thirdParties: false });
  void sendPage(reply, statusOf[code], busyPage(retryAfter, nonce), policy);
}

/** A page is what a browser navigates to outside the API; a missing script is not one. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}

function sendPage(reply: FastifyReply, status: number, html: string, policy: string) {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8')
    .send(html);
}
