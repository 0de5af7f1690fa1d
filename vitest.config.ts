import { defineConfig } from 'vitest/config';
import { serverProjects } from './server/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: './contract' } },
      { test: { name: 'speech', root: './speech' } },
      { test: { name: 'web', root: './web', include: ['{src,build}/**/*.test.ts'] } },
      { test: { name: 'training', root: './training' } },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.mjs'] } },
      ...serverProjects,
    ],
  },
});
