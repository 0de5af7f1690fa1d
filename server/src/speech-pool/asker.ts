import { networkOf } from '../http/network.ts';

/** For whom a task is done. The threads are shared out among callers, and among their networks. */
export type Asker = {
  /** Somebody signed in, else a visitor in their trial, else whoever is behind an address. */
  caller: string;
  /** Undefined where many people are known to share one. */
  network: string | undefined;
};

type Known = { userId: number } | { anonymousSessionId: number };

export type AskerOf = (known: Known | undefined, address: string) => Asker;

export function createAskers(isTrusted: (address: string) => boolean): AskerOf {
  return (known, address) => {
    const network = networkOf(address);
    return {
      caller: known ? nameOf(known) : `network ${network}`,
      network: isTrusted(address) ? undefined : network,
    };
  };
}

function nameOf(known: Known): string {
  return 'userId' in known ? `person ${known.userId}` : `trial ${known.anonymousSessionId}`;
}
