import { HOUR_MS, SECOND_MS } from '@saywell/contract';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMail } from '../../db/schema.ts';
import { reasonOf } from '../../db/errors.ts';
import { outageOf } from '../../db/outage.ts';
import { mayGetLetter } from './mailbox.ts';
import type { Message, SendMessage } from './message.ts';

/** After this, a dead sender's message is free again. Longer than any delivery may take. */
const LEASE_MS = 120 * SECOND_MS;
/** The pause after the first failure; it doubles with each further one, up to the longest. */
const FIRST_PAUSE_MS = 15 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** Nearly every mailed link expires sooner. */
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
const LOOK_EVERY_MS = 5 * SECOND_MS;

type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * The outgoing mail. A message is a row until it is sent, so it survives a restart, and any process
 * of the site may send it: the one that claims the row has it alone for a while.
 */
export function createMailQueue(db: Database, { send, log }: { send: SendMessage; log: Log }) {
  let round: Promise<void> | undefined;
  let another = false;
  let isDatabaseOut = false;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const works = new Set<Promise<void>>();

  /**
   * Queues a message, in the transaction it belongs to, so that neither exists without the other.
   * False if the reader has reached the mail limit; then it is not sent. All mail goes through
   * here.
   */
  async function enqueue(tx: Database, userId: number, message: Message): Promise<boolean> {
    if (!(await mayGetLetter(tx, message.recipient))) {
      log.warn({}, 'mail not sent: this address has reached its limit for one hour');
      return false;
    }
    const now = new Date();
    await tx
      .insert(outgoingMail)
      .values({ userId, ...message, createdAt: now, nextAttemptAt: now });
    return true;
  }

  /**
   * Runs work that leads to mail, and sends that mail. The response does not wait for it, so that
   * its timing does not reveal whether there was anything to do.
   */
  function afterAnswer(work: () => Promise<void>) {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mail was not prepared'))
      .then(sendSoon)
      .finally(() => works.delete(done));
    works.add(done);
  }

  /** Sends everything due; messages that arrive meanwhile are sent in another round. */
  function sendSoon(): void {
    another = true;
    round ??= sendRounds()
      .then(tellOfReturn, tellOfFailure)
      .finally(() => {
        round = undefined;
      });
  }

  /** A database outage is logged once, not at every attempt. */
  function tellOfFailure(error: unknown) {
    const reason = reasonOf(error);
    if (!outageOf(error)) return log.error({ reason }, 'the mail queue could not be processed');
    if (!isDatabaseOut) log.warn({ reason }, 'mail waits until the database can be used');
    isDatabaseOut = true;
  }

  function tellOfReturn() {
    if (isDatabaseOut) log.warn({}, 'the database can be used again, and mail goes on');
    isDatabaseOut = false;
  }

  async function sendRounds() {
    while (another && !stopping.signal.aborted) {
      another = false;
      for (
        let row = await claim(db);
        row;
        row = stopping.signal.aborted ? undefined : await claim(db)
      ) {
        await deliver(row);
      }
    }
  }

  async function deliver(row: Row) {
    if (row.expiresAt && row.expiresAt <= new Date()) return forget(row);
    try {
      await send(row);
    } catch (error) {
      await keepForLater(row, error);
      return;
    }
    await forget(row);
  }

  async function forget({ id }: Row) {
    await db.delete(outgoingMail).where(eq(outgoingMail.id, id));
  }

  /** The log names no address: a mail server's response often repeats it, so it is left out. */
  async function keepForLater(row: Row, error: unknown) {
    const details = { mail: row.id, attempts: row.attempts, ...codesOf(error) };
    const age = Date.now() - row.createdAt.getTime();
    if (isRefusedForGood(error) || age > GIVE_UP_AFTER_MS) {
      await forget(row);
      log.warn(details, 'mail given up');
      return;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (row.attempts - 1), LONGEST_PAUSE_MS);
    await db
      .update(outgoingMail)
      .set({ nextAttemptAt: new Date(Date.now() + pause), lastError: reasonOf(error) })
      .where(eq(outgoingMail.id, row.id));
    log.warn(details, 'mail not sent; will be tried again');
  }

  function start() {
    sendSoon();
    // Finds messages left by other processes, and those whose pause is over.
    timer = setInterval(sendSoon, LOOK_EVERY_MS);
    timer.unref();
  }

  /** Resolves when all work started before has ended and everything due is sent or postponed. */
  async function settled() {
    while (works.size > 0) await Promise.all(works);
    sendSoon();
    await round;
  }

  /** Finishes the message being sent; the others wait for the next start. */
  async function stop() {
    clearInterval(timer);
    while (works.size > 0) await Promise.all(works);
    stopping.abort();
    await round;
  }

  return { enqueue, afterAnswer, sendSoon, start, settled, stop };
}

type Row = typeof outgoingMail.$inferSelect;

/** Claims the message that has waited longest, if one is due. */
async function claim(db: Database): Promise<Row | undefined> {
  const now = new Date();
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(isDue(now))
    .orderBy(asc(outgoingMail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outgoingMail)
    .set({
      attempts: sql`${outgoingMail.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    // Checked again on the locked row, which another process may have claimed meanwhile.
    .where(and(eq(outgoingMail.id, sql`(${due})`), isDue(now)))
    .returning();
  return row;
}

/** Due, or further ahead than any pause: then the clock was set back meanwhile. */
function isDue(now: Date) {
  return or(
    lte(outgoingMail.nextAttemptAt, now),
    gt(outgoingMail.nextAttemptAt, new Date(now.getTime() + LONGEST_PAUSE_MS)),
  );
}

/** Errors that are about the message or its recipient, not about the mail server. */
function isRefusedForGood(error: unknown): boolean {
  const { code, response } = codesOf(error);
  return code === 'EENVELOPE' && response !== undefined && response >= 500;
}

function codesOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const response =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  return { code, response };
}
