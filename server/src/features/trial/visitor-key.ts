import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What stands for a visitor's address: the same for the same address, and nothing from which the
 * address could be found without the installation's key.
 */
export function visitorKey(address: string, siteKey: Buffer): string {
  return createHmac('sha256', siteKey)
    .update(`trial ${networkOf(address)}`)
    .digest('base64url');
}

/** One household has 2^64 addresses of the newer kind: the first half names the household. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
