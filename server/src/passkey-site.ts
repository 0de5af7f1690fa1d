import { isIP } from 'node:net';

/** What passkeys of this site are bound to: browsers show them at this origin and nowhere else. */
export type PasskeySite = { origin: string; id: string };

/** Undefined where browsers make none: without https, save at home, or where the host is a number. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return undefined;
  if (isIP(hostname) || hostname.startsWith('[')) return undefined;
  return { origin, id: hostname };
}
