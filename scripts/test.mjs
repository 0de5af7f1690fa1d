// `npm test`: every check of the project. Its last line is `N passed, N failed`.
import './setup/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureJourneyBrowser } from './checks/chromium.mjs';
import { countPlaywright, countVitest } from './checks/reports.mjs';
import { couldNotRun, runScript, runStage, scriptStage, stopAll } from './checks/stage.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/problem.mjs';

/** @typedef {import('./checks/stage.mjs').Stage} Stage */

const NOT_BUILT = couldNotRun('Not run: the web app does not build.');

await runCommand(async () => {
  await ensureInstalled();
  const reports = mkdtempSync(join(tmpdir(), 'saywell-test-'));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      stopAll();
      process.exit(1);
    });
  }
  try {
    return await testEverything(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

/** @returns {Promise<number>} */
async function testEverything(/** @type {string} */ reports) {
  const started = Date.now();
  const chromium = ensureJourneyBrowser().catch((error) => ({ reason: String(error) }));
  // Two lanes for two cores: the quick checks and the build run in parallel with the unit and
  // server tests.
  const [checks, tests] = await Promise.all([
    runLane([
      scriptStage('Format', 'format:check'),
      scriptStage('Lint', 'lint'),
      scriptStage('Types', 'types'),
      scriptStage('Nothing unused', 'unused'),
      scriptStage('Licenses of what ships', 'licenses'),
      scriptStage('The web app builds', 'build'),
    ]),
    runLane([unitTests(reports), postgresTests(reports)]),
  ]);
  const isBuilt = checks.at(-1)?.failed === 0;
  const product = await runLane(
    [scriptStage('Size of the first visit', 'size'), browserTests(reports, chromium)].map(
      (stage) => (isBuilt ? stage : { ...stage, run: async () => NOT_BUILT }),
    ),
  );

  const outcomes = [...checks, ...tests, ...product];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? []);
  if (flaky.length > 0) {
    console.log(`\nFlaky, passed only on the second try (traces in test-results):`);
    for (const name of flaky) console.log(`- ${name}`);
  }
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @returns {Promise<import('./checks/stage.mjs').Outcome[]>} */
async function runLane(/** @type {Stage[]} */ stages) {
  const outcomes = [];
  for (const stage of stages) outcomes.push(await runStage(stage));
  return outcomes;
}

/** @returns {Stage} */
function unitTests(/** @type {string} */ reports) {
  return {
    title: 'Unit and server tests, embedded database',
    run: () => vitest(join(reports, 'unit.json'), [], {}),
  };
}

/** @returns {Stage} */
function postgresTests(/** @type {string} */ reports) {
  return {
    title: 'Server tests, PostgreSQL',
    run: async () => {
      const { startTemporaryPostgres } = await import('./postgres.mjs');
      const postgres = await startTemporaryPostgres();
      if (typeof postgres === 'string') return withoutPostgres(postgres);
      try {
        return await vitest(join(reports, 'postgres.json'), ['--project', 'server on PostgreSQL'], {
          TEST_DATABASE_URL: postgres.url,
        });
      } finally {
        await postgres.stop();
      }
    },
  };
}

/** A developer's machine may have no PostgreSQL; the CI run must test both databases. */
function withoutPostgres(/** @type {string} */ reason) {
  const output = `Not run. ${reason}`;
  return process.env.CI ? couldNotRun(output) : { passed: 0, failed: 0, output };
}

/**
 * @param {string} reportPath
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function vitest(reportPath, args, env) {
  const result = await runScript('unit', {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...args],
    env,
  });
  return countVitest({ ...result, reportPath });
}

/**
 * @param {string} reports
 * @param {ReturnType<typeof ensureJourneyBrowser>} chromium
 * @returns {Stage}
 */
function browserTests(reports, chromium) {
  return {
    title: 'Browser journeys',
    run: async () => {
      const browser = await chromium;
      if ('reason' in browser) return couldNotRun(browser.reason);
      const reportPath = join(reports, 'journeys.json');
      const result = await runScript('journeys', {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath },
        args: ['--reporter=list,json'],
      });
      return countPlaywright({ ...result, reportPath });
    },
  };
}
