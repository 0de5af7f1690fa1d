import { defineConfig } from 'vitest/config';
import { serverProjects } from './server/vitest.config.ts';

/**
 * The files of a project share their workers: loading every module anew for each file took more
 * than half of the processor time. So a test undoes what it changes outside itself.
 */
const shared = { isolate: false, testTimeout: 60_000, maxWorkers: '100%' };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'contract', root: './contract' } },
      { test: { ...shared, name: 'speech', root: './speech' } },
      { test: { ...shared, name: 'web', root: './web', include: ['{src,build}/**/*.test.ts'] } },
      { test: { ...shared, name: 'training', root: './training' } },
      { test: { ...shared, name: 'scripts', root: './scripts', include: ['**/*.test.mjs'] } },
      ...serverProjects,
    ],
  },
});
