/** Why a database that is sound cannot do what it is asked to right now. */
export type Outage = 'unreachable' | 'full';

/** What is put into the place of a query where asking would make things worse. */
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
 * Of PostgreSQL: the connection failed (08), too few resources (53), shut down, starting, or too
 * slow (57), its disk or its files fail (58). Of the network: nobody there, or no longer.
 */
const UNREACHABLE =
  /^(08...|53...|57P0.|57014|58...|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Undefined where the fault is not the database's state: then it is ours. */
export function outageOf(error: unknown): Outage | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseOut) return at.outage;
    const code = 'code' in at ? String(at.code) : '';
    if (FULL.test(code)) return 'full';
    if (UNREACHABLE.test(code) || LOST.test(at.message)) return 'unreachable';
  }
  return undefined;
}
