import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMail } from '../../db/schema.ts';
import { reasonOf } from '../../db/errors.ts';
import { outageOf } from '../../db/outage.ts';
import { mayGetLetter } from './mailbox.ts';
import type { Message, SendMessage } from './message.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** A sender that died leaves its message to others after this. Longer than any sending may take. */
const LEASE_MS = 120 * SECOND_MS;
/** The first pause after a failure; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 15 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** Nearly every link in a message is good for a shorter time. */
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
const LOOK_EVERY_MS = 5 * SECOND_MS;

type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Mail on its way out. A message is a row until it is sent, so it survives a restart, and any
 * process of the site may send it: whoever claims a row has it to itself for a while.
 */
export function createMailQueue(db: Database, { send, log }: { send: SendMessage; log: Log }) {
  let round: Promise<void> | undefined;
  let another = false;
  let isDatabaseOut = false;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const works = new Set<Promise<void>>();

  /**
   * Sends it soon. In the transaction of what it is about, so that neither is there alone. False if
   * its reader has had as many as anybody may get; then it is not sent. No letter goes another way.
   */
  async function enqueue(tx: Database, userId: number, message: Message): Promise<boolean> {
    if (!(await mayGetLetter(tx, message.recipient))) {
      log.warn({}, 'mail not sent: its reader has had as much as anybody gets in an hour');
      return false;
    }
    const now = new Date();
    await tx
      .insert(outgoingMail)
      .values({ userId, ...message, createdAt: now, nextAttemptAt: now });
    return true;
  }

  /**
   * Does something that leads to mail, and sends that. Nobody waits for it, so that the time of an
   * answer does not tell what there was to do.
   */
  function afterAnswer(work: () => Promise<void>) {
    const done = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mail was not prepared'))
      .then(sendSoon)
      .finally(() => works.delete(done));
    works.add(done);
  }

  /** Sends all that is due; what comes while that goes on, in another round after it. */
  function sendSoon(): void {
    another = true;
    round ??= sendRounds()
      .then(tellOfReturn, tellOfFailure)
      .finally(() => {
        round = undefined;
      });
  }

  /** A database that is out is told once, not at every look until it is back. */
  function tellOfFailure(error: unknown) {
    const reason = reasonOf(error);
    if (!outageOf(error)) return log.error({ reason }, 'the mail queue could not be worked on');
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
    try {
      await send(row);
    } catch (error) {
      await keepForLater(row, error);
      return;
    }
    await db.delete(outgoingMail).where(eq(outgoingMail.id, row.id));
  }

  /** The log names no address: a mail server's own words often repeat it. */
  async function keepForLater(row: Row, error: unknown) {
    const details = { mail: row.id, attempts: row.attempts, ...codesOf(error) };
    const age = Date.now() - row.createdAt.getTime();
    if (isRefusedForGood(error) || age > GIVE_UP_AFTER_MS) {
      await db.delete(outgoingMail).where(eq(outgoingMail.id, row.id));
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
    // Finds what other processes left and what has waited long enough.
    timer = setInterval(sendSoon, LOOK_EVERY_MS);
    timer.unref();
  }

  /** When all work begun before has ended and what was due is sent or put off. */
  async function settled() {
    while (works.size > 0) await Promise.all(works);
    sendSoon();
    await round;
  }

  /** The message that is being sent is sent to its end; the others wait for the next start. */
  async function stop() {
    clearInterval(timer);
    while (works.size > 0) await Promise.all(works);
    stopping.abort();
    await round;
  }

  return { enqueue, afterAnswer, sendSoon, start, settled, stop };
}

type Row = typeof outgoingMail.$inferSelect;

/** Takes the message that waits longest, if one is due, and leaves others alone with theirs. */
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
    // Once more on the row itself: whoever waited for it must not take it a second time.
    .where(and(eq(outgoingMail.id, sql`(${due})`), isDue(now)))
    .returning();
  return row;
}

/** Its time has come, or is further away than any pause: then the clock was put back meanwhile. */
function isDue(now: Date) {
  return or(
    lte(outgoingMail.nextAttemptAt, now),
    gt(outgoingMail.nextAttemptAt, new Date(now.getTime() + LONGEST_PAUSE_MS)),
  );
}

/** What a mail server says is wrong with the message or its reader, rather than with itself. */
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
