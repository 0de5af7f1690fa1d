import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The plan of `passes.mjs`: which files are served with switches in them, and which tests run. */
const plan = JSON.parse(readFileSync(/** @type {string} */ (process.env.MUTATION_PLAN), 'utf8'));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The nearest test first: it costs least and should notice. */
class NearestFirst extends BaseSequencer {
  /** @override */
  async sort(/** @type {import('vitest/node').TestSpecification[]} */ files) {
    const place = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      plan.tests.findIndex((/** @type {string} */ test) => moduleId.endsWith(test));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'changed-code',
      enforce: 'pre',
      load: (id) => plan.sources[id.replace(/\?.*/, '')],
    },
  ],
  test: {
    include: plan.tests,
    ...(plan.switching && {
      runner: fileURLToPath(new URL('switching-runner.mjs', import.meta.url)),
    }),
    // It keeps code by its path, and would serve the code of another pass.
    fsModuleCache: false,
    globalSetup: plan.withDatabase ? ['server/test/support/embedded-setup.ts'] : [],
    setupFiles: plan.withDatabase ? ['server/test/support/clean-up-setup.ts'] : [],
    sequence: { sequencer: NearestFirst },
    isolate: false,
    maxWorkers: 1,
    bail: plan.switching ? 0 : 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    dangerouslyIgnoreUnhandledErrors: plan.switching,
  },
});
