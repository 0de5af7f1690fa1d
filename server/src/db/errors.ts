/** What both drivers set on an error that the database itself reported. */
type DatabaseFailure = Error & { code: string; constraint?: string };

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const OF_A_USER = /_user_id_users_id_fk$/;

/** The name of the violated unique constraint; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const failure = databaseFailure(error);
  return failure?.code === UNIQUE_VIOLATION ? failure.constraint : undefined;
}

/**
 * The missing parent of a row: it was deleted while the request that writes the row was running. No
 * delete fails because of dependent rows.
 */
export function missingOwner(error: unknown): 'account' | 'other' | undefined {
  const failure = databaseFailure(error);
  if (failure?.code !== FOREIGN_KEY_VIOLATION) return undefined;
  return OF_A_USER.test(failure.constraint ?? '') ? 'account' : 'other';
}

/** The database's own error, which the query builder wraps. */
function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at as DatabaseFailure;
  }
  return undefined;
}

/**
 * Why something failed, in one line for the log: the innermost cause. The query builder's own
 * message contains the query's values, which may be somebody's password hash or address.
 */
export function reasonOf(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause) innermost = innermost.cause;
  if (innermost instanceof AggregateError) innermost = innermost.errors[0];
  const text = innermost instanceof Error ? innermost.message : String(innermost);
  return text.trim().split('\n')[0]!;
}
