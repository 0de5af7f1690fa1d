import { networkOf } from '../http/network.ts';

/** Somebody signed in, else a visitor in their trial, else whoever is behind an address. */
type Asking = { userId: number } | { anonymousSessionId: number } | { address: string };

/** Whom the time of the threads is counted to. */
export function callerKey(asking: Asking): string {
  if ('userId' in asking) return `person ${asking.userId}`;
  if ('anonymousSessionId' in asking) return `trial ${asking.anonymousSessionId}`;
  return `network ${networkOf(asking.address)}`;
}
