import { configDefaults, defineConfig } from 'vitest/config';
import { secondGroup, serverProjects } from './server/vitest.config.ts';

/**
 * The files of a project share their workers: loading every module anew for each file took more
 * than half of the processor time. So a test undoes what it changes outside itself.
 */
const shared = { isolate: false, testTimeout: 60_000, maxWorkers: '100%' };

/** The training of tiny models, from corpora to files. */
const PIPELINE = 'src/pipeline.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'contract', root: './contract' } },
      { test: { ...shared, name: 'speech', root: './speech' } },
      { test: { ...shared, name: 'web', root: './web', include: ['{src,build}/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'training',
          root: './training',
          exclude: [...configDefaults.exclude, PIPELINE],
        },
      },
      { test: { ...shared, name: 'scripts', root: './scripts', include: ['**/*.test.mjs'] } },
      {
        // Takes a minute on one core, so it runs beside the server's tests, and starts before them:
        // Vitest goes through a group by the names of its projects.
        test: {
          ...shared,
          ...secondGroup,
          name: 'pipeline',
          root: './training',
          include: [PIPELINE],
        },
      },
      ...serverProjects,
    ],
  },
});
