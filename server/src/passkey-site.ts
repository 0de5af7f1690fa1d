import { isIP } from 'node:net';

/** The origin and id that this site's passkeys are bound to. */
export type PasskeySite = { origin: string; id: string };

/**
 * Undefined if browsers create none: without HTTPS, except on localhost, or if the host is an IP
 * address.
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return undefined;
  if (isIP(hostname) || hostname.startsWith('[')) return undefined;
  return { origin, id: hostname };
}
