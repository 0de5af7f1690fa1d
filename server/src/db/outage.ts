/** Why an intact database cannot do something right now. */
export type Outage = 'unreachable' | 'full';

/** Thrown instead of running a query that would make things worse. */
export class DatabaseOut extends Error {
  override name = 'DatabaseOut';
  readonly outage: Outage;

  constructor(outage: Outage, message: string) {
    super(message);
    this.outage = outage;
  }
}

const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/**
 * PostgreSQL: connection failed (08), too few resources (53), shut down, starting or too slow (57),
 * disk or file error (58). Network: no host, or no longer.
 */
const UNREACHABLE =
  /^(08...|53...|57P0.|57014|58...|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver that have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Undefined if the error has nothing to do with the database's state: then it is our bug. */
export function outageOf(error: unknown): Outage | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseOut) return at.outage;
    const code = 'code' in at ? String(at.code) : '';
    if (FULL.test(code)) return 'full';
    if (UNREACHABLE.test(code) || LOST.test(at.message)) return 'unreachable';
  }
  return undefined;
}
