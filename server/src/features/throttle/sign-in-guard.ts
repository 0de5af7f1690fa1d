import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network.ts';
import { countDown, countUp, forgetCount, tooMany } from './counters.ts';

/** One visitor on one account: slowed down from the sixth attempt, refused from the eleventh. */
const PAIR = { free: 5, max: 10, withinMs: 15 * MINUTE_MS };
/** One visitor on all accounts; a school may share one address. */
const VISITOR = { max: 100, withinMs: 15 * MINUTE_MS };
/**
 * All visitors on one account: slowed down, never refused. Otherwise anybody could lock the owner
 * out.
 */
const ACCOUNT = { free: 20, withinMs: 60 * MINUTE_MS };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;

export type Attempt = {
  /** Identifies the account, or a name of it, whether it exists or not. */
  account: string;
  address: string;
};

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Makes guessing passwords slow and then impossible. */
export function createSignInGuard(db: Database, pause: (ms: number) => Promise<unknown> = sleep) {
  /**
   * Called before the password is checked. Every attempt counts until it succeeds, so that
   * simultaneous attempts don't get around the limit. The visitor is counted first: one who is
   * refused writes no row for each name they try.
   */
  async function enter(attempt: Attempt) {
    const { pair, visitor, account } = countersOf(attempt);
    const ofVisitor = await countUp(db, visitor, VISITOR.withinMs);
    if (ofVisitor.count > VISITOR.max) throw tooMany('Too many failed attempts.', ofVisitor.until);
    const ofPair = await countUp(db, pair, PAIR.withinMs);
    if (ofPair.count > PAIR.max) {
      // Further attempts on one account don't use up what others at this address have left.
      await countDown(db, visitor);
      throw tooMany('Too many failed attempts.', ofPair.until);
    }
    const ofAccount = await countUp(db, account, ACCOUNT.withinMs);
    const ms = Math.max(
      pauseAfter(ofPair.count - PAIR.free),
      pauseAfter(ofAccount.count - ACCOUNT.free),
    );
    if (ms > 0) await pause(ms);
  }

  async function succeeded(attempt: Attempt) {
    const { pair, visitor, account } = countersOf(attempt);
    await forgetCount(db, pair);
    await countDown(db, visitor);
    await countDown(db, account);
  }

  /** The account's owner has confirmed their identity in another way. */
  async function forgive(attempt: Attempt) {
    await forgetCount(db, countersOf(attempt).pair);
  }

  return { enter, succeeded, forgive };
}

function pauseAfter(excess: number): number {
  return excess <= 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (excess - 1), LONGEST_PAUSE_MS);
}

function countersOf({ account, address }: Attempt) {
  const network = networkOf(address);
  return {
    pair: `sign-in ${network} ${account}`,
    visitor: `sign-in ${network}`,
    account: `sign-in to ${account}`,
  };
}
