import { createHmac } from 'node:crypto';
import { networkOf } from '../../http/network.ts';

/**
 * What stands for a visitor's address: the same for the same address, and nothing from which the
 * address could be found without the site's secret.
 */
export function visitorKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`trial ${networkOf(address)}`)
    .digest('base64url');
}
