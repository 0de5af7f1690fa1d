import { networkOf } from '../http/network.ts';

/** Who a task is done for. The threads’ time is shared out among callers, and among their networks. */
export type Asker = {
  /** The signed-in person, else the trial, else the address. */
  caller: string;
  /** Undefined for trusted networks, which many people share. */
  network: string | undefined;
};

type Known = { userId: number } | { trialId: number };

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
  return 'userId' in known ? `person ${known.userId}` : `trial ${known.trialId}`;
}
