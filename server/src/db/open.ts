import type { DatabaseLog, OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the PostgreSQL server at `url`, or without one the embedded database in `dataDir`, and
 * brings its tables up to date. Throws a StartupError that says in one line why it can't.
 */
export function openDatabase({
  url,
  dataDir,
  log,
}: {
  url?: string | undefined;
  dataDir: string;
  log?: DatabaseLog;
}): Promise<OpenDatabase> {
  return url === undefined ? openEmbedded(dataDir) : openPostgres(url, log);
}
