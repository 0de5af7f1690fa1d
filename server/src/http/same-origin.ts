import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a state-changing request that another site's page made the browser send. Browsers mark
 * such requests with Sec-Fetch-Site, older ones at least with Origin; a client that sends neither
 * is not a browser and has only the cookies it was given.
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string) {
  if (READING.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const sameOrigin = site
    ? site === 'same-origin' || site === 'none'
    : !origin || isOurs(origin, request.headers.host, publicUrl);
  if (!sameOrigin) throw new AppError('forbidden', 'This request came from another site');
}

/** A page of this host that was loaded without HTTPS may have been tampered with. */
function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  const asked = hostOf(origin);
  return asked === hostOf(publicUrl)
    ? URL.parse(origin)!.protocol === URL.parse(publicUrl)!.protocol
    : asked !== undefined && asked === host;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
