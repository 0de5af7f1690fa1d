import { statfsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseOut } from './outage.ts';
import { PrivateCluster } from './private-cluster.ts';

/**
 * Disk space that is kept free: two WAL files. If the database can't write one, it ends, and on a
 * full disk it can't be opened again.
 */
export const RESERVE_BYTES = 32 * 1024 * 1024;
const CHECK_SPACE_EVERY_MS = 250;
const REOPEN_AFTER_MS = 2000;
/** PGlite never checkpoints, so the WAL would grow without bound. */
const CHECKPOINT_EVERY_MS = 5 * 60_000;

/** The first byte of a protocol message that holds a statement, and of one that holds several. */
const PARSE = 0x50;
const QUERY = 0x51;
const STATEMENT_AT = 5;
/** Statements that make the database grow. Deleting stays allowed: it frees space. */
const GROWS = /^\0?\s*(insert|update|create|alter)\s/i;
const WORD_BYTES = 80;

/** The embedded database, until it fails in a way it can't recover from. */
class EmbeddedDatabase extends PGlite {
  readonly #folder: string;
  hasFailed = false;
  #checkedAt = -Infinity;
  #isFull = false;

  constructor(folder: string) {
    super({ fs: new PrivateCluster(folder) });
    this.#folder = folder;
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    // Another query would never return, and would block the whole process.
    if (this.hasFailed) throw ended();
    if (grows(args[0]) && this.#hasNoRoom()) {
      throw new DatabaseOut('full', 'the disk is nearly full; the rest is kept for what is there');
    }
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if (isFatal(error)) this.hasFailed = true;
      throw error;
    }
  }

  #hasNoRoom() {
    const now = performance.now();
    if (now - this.#checkedAt > CHECK_SPACE_EVERY_MS) {
      this.#checkedAt = now;
      this.#isFull = freeBytes(this.#folder) < RESERVE_BYTES;
    }
    return this.#isFull;
  }
}

/** The part of a client that the query builder uses. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close'>;

/**
 * The embedded database in an existing folder. If it ends itself, as it does when an essential
 * write fails, it is reopened as soon as there is space; until then every query fails as an outage.
 */
export async function openRecovering(folder: string): Promise<EmbeddedClient> {
  const open = async () => {
    const client = new EmbeddedDatabase(folder);
    await client.waitReady;
    return client;
  };
  let client = await open();
  let opening: Promise<void> | undefined;
  let notBefore = 0;

  async function working() {
    if (client.hasFailed) await (opening ??= replace().finally(() => (opening = undefined)));
    return client;
  }

  async function replace() {
    if (performance.now() < notBefore) throw ended();
    notBefore = performance.now() + REOPEN_AFTER_MS;
    if (freeBytes(folder) < RESERVE_BYTES) throw ended();
    client = await open().catch(() => {
      throw ended();
    });
  }

  const checkpoints = setInterval(() => {
    void working()
      .then((one) => one.query('checkpoint'))
      .catch(() => {});
  }, CHECKPOINT_EVERY_MS).unref();

  return {
    query: async (text, params, options) => (await working()).query(text, params, options),
    transaction: async (work) => (await working()).transaction(work),
    close: async () => {
      clearInterval(checkpoints);
      if (!client.hasFailed) await client.close();
    },
  };
}

export function freeBytes(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const ended = () => new DatabaseOut('unreachable', 'the embedded database has ended itself');

function grows(message: Uint8Array) {
  if (message[0] !== PARSE && message[0] !== QUERY) return false;
  const start = message.subarray(STATEMENT_AT, STATEMENT_AT + WORD_BYTES);
  return GROWS.test(Buffer.from(start).toString('latin1'));
}

function isFatal(error: unknown) {
  if (!(error instanceof Error && 'severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}
