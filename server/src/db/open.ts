import type { DatabaseLog, OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the PostgreSQL server at `url`, or the embedded database in `dataDir` without one, and
 * migrates its tables. Throws a StartupError with a one-line reason.
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
