import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Vitest wants one number of workers per group, and the other projects have another. */
export const secondGroup = {
  // An embedded database is some 300 MB, and a busy machine starts one slowly.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

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
      ...secondGroup,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

/** What is about the embedded database alone. */
const aboutEmbedded = [
  'src/db/{backup,data-dir-lock,embedded,upgrade}.test.ts',
  'bench/soak-run.test.ts',
  'test/faults/{disk-full,stopping}.test.ts',
  'test/attacks/other-local-users.test.ts',
];

/** What takes long, and where the database is not what is tested, or there is none. */
const onceIsEnough = [
  'src/audio/*.test.ts',
  'src/cli/analyze*.test.ts',
  'src/features/listening/{ear-words-job,google-engine,one-transcription}.test.ts',
  'src/features/voices/{drill-words,judge-clip,neural/*}.test.ts',
  'src/http/connections.test.ts',
  'src/speech-pool/**/*.test.ts',
  'test/{ear,examples,stress}/*.test.ts',
  'test/attacks/{broken-audio,expensive-*}.test.ts',
  'test/faults/speech-threads.test.ts',
];

/** What needs a PostgreSQL server that can be stopped, or that two processes share. */
const aboutPostgres = ['src/db/postgres.test.ts', 'test/faults/{database-down,several-*}.test.ts'];

/** On the embedded database and, where there is a PostgreSQL server, again on that. */
export const serverProjects = [serverTests('server on PGlite', 'embedded-setup.ts', aboutPostgres)];
if (process.env['TEST_DATABASE_URL']) {
  const notOnPostgres = [...aboutEmbedded, ...onceIsEnough];
  serverProjects.push(serverTests('server on PostgreSQL', 'postgres-setup.ts', notOnPostgres));
}

export default defineConfig({ test: { projects: serverProjects } });
