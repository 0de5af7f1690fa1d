/**
 * Runs a command with DATABASE_URL set to a temporary PostgreSQL server. Run: node
 * scripts/with-postgres.mjs COMMAND …
 */
import { spawnSync } from 'node:child_process';
import { startTemporaryPostgres } from './postgres.mjs';

const [command, ...parts] = process.argv.slice(2);
if (command === undefined) {
  console.error('Say which command to run');
  process.exit(2);
}
const postgres = await startTemporaryPostgres();
if (typeof postgres === 'string') {
  console.error(postgres);
  process.exit(1);
}
try {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  process.exitCode = spawnSync(command, parts, { env, stdio: 'inherit' }).status ?? 1;
} finally {
  await postgres.stop();
}
