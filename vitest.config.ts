import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: './contract' } },
      { test: { name: 'speech', root: './speech' } },
      { test: { name: 'web', root: './web', include: ['src/**/*.test.ts'] } },
      { test: { name: 'training', root: './training' } },
      './server/vitest.config.ts',
    ],
  },
});
