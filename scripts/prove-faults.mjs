// Kills the server under load 50 times on each database, its PostgreSQL 50 times, the embedded
// database 50 times and 50 times during its first start; then runs all other fault tests. Run: npm
// run prove:faults [-- KILLS]
import './setup/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { startTemporaryPostgres } from './postgres.mjs';
import { npm } from './setup/workspace.mjs';

const [kills = '50'] = process.argv.slice(2);
const WHAT = ['server/test/faults', 'server/src/db/embedded.test.ts'];

const postgres = await startTemporaryPostgres();
if (typeof postgres === 'string') {
  console.error(postgres);
  process.exit(1);
}
try {
  const { command, args, shell } = npm([
    'run',
    '-s',
    'unit',
    '--',
    '--no-file-parallelism',
    ...WHAT,
  ]);
  const env = { ...process.env, KILLS: kills, TEST_DATABASE_URL: postgres.url };
  process.exitCode = spawnSync(command, args, { env, shell, stdio: 'inherit' }).status ?? 1;
} finally {
  await postgres.stop();
}
