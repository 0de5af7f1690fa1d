import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

function serverTests(
  name: string,
  setup: string,
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root: fileURLToPath(new URL('.', import.meta.url)),
      include: ['{src,test,bench}/**/*.test.ts'],
      exclude,
      isolate: false,
      // In full, because tools that read this file take it from the folder they run in.
      globalSetup: [fileURLToPath(new URL(`test/support/${setup}`, import.meta.url))],
      setupFiles: [fileURLToPath(new URL('test/support/clean-up-setup.ts', import.meta.url))],
      // An embedded database is some 300 MB, and a busy machine starts one slowly.
      maxWorkers: 2,
      // After the other projects, whose number of workers is another.
      sequence: { groupOrder: 1 },
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

/** What is about the embedded database alone, and what takes long and knows no database. */
const aboutEmbedded = [
  'src/db/{backup,data-dir-lock,embedded,upgrade}.test.ts',
  'bench/soak-run.test.ts',
  'src/http/connections.test.ts',
  'test/faults/{disk-full,mail-server-down,speech-threads,stopping}.test.ts',
  'test/attacks/{broken-audio,expensive-*,other-local-users,other-sites,sign-in}.test.ts',
];

/** What needs a PostgreSQL server that can be stopped, or that two processes share. */
const aboutPostgres = ['src/db/postgres.test.ts', 'test/faults/{database-down,several-*}.test.ts'];

/** Every server test runs on the embedded database, and on a PostgreSQL server where one is given. */
export const serverProjects = [serverTests('server on PGlite', 'embedded-setup.ts', aboutPostgres)];
if (process.env['TEST_DATABASE_URL']) {
  serverProjects.push(serverTests('server on PostgreSQL', 'postgres-setup.ts', aboutEmbedded));
}

export default defineConfig({ test: { projects: serverProjects } });
