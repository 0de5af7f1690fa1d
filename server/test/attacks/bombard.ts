import { exchange, type Exchange } from '../support/raw-exchange.ts';

type Shot = {
  name: string;
  bytes: Buffer;
  /** Whether it announces more bytes than it sends: the server should not wait for the rest. */
  isCut?: boolean;
};

export type Outcome = {
  /** The number of responses of each status; 0: closed without one. */
  statuses: Record<number, number>;
  /** Unacceptable responses, described. */
  wrong: string[];
};

type Options = {
  port: number;
  total: number;
  /** Called in order, whatever is in flight, so that one seed gives the same requests. */
  next: (index: number) => Shot;
  atOnce?: number;
  /** Called after every so many, so that a crash is noticed soon. */
  check?: { every: number; run: (done: number) => Promise<void> };
};

/** Sends many requests, a few in parallel, and judges each response. */
export async function bombard({ port, total, next, atOnce = 4, check }: Options): Promise<Outcome> {
  const outcome: Outcome = { statuses: {}, wrong: [] };
  let begun = 0;
  async function fire() {
    while (begun < total) {
      begun += 1;
      const at = begun;
      const shot = next(at - 1);
      const answer = await exchange(port, shot.bytes, async (_send, end) => {
        if (shot.isCut) end();
      });
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(answer, shot);
      if (fault) outcome.wrong.push(`${fault} to ${shot.name}: ${shown(shot.bytes)}`);
      if (check && at % check.every === 0) await check.run(at);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fire));
  return outcome;
}

/** What is wrong with a response: a server error, or a refusal without a reason. */
function faultOf({ status, head, body, text }: Exchange, { isCut }: Shot): string | undefined {
  if (status === 0) return isCut ? undefined : 'no answer';
  if (status >= 500 && status !== 503) return `${status} ${body.slice(0, 200)}`;
  if (status < 400) return undefined;
  // Node itself rejects these two, without a body.
  const isBare = body === '' || body === '0\r\n\r\n';
  if (isBare && (status === 400 || status === 417)) return undefined;
  const isPage = /^content-type: text\/html/im.test(head) && status === 404;
  const isHead = body === '' && /^content-length: [1-9]/im.test(head);
  if (isPage || isHead || /"code":"\w+","message":"./.test(text)) return undefined;
  return `an unclear ${status} ${text.slice(0, 300)}`;
}

const shown = (bytes: Buffer) => JSON.stringify(bytes.subarray(0, 400).toString('latin1'));
