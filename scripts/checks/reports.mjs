import { readFileSync } from 'node:fs';

/**
 * @typedef {import('./stage.mjs').Outcome} Outcome
 * @typedef {{ code: number, output: string, reportPath: string }} TestRun
 */

/**
 * Counts a Vitest run from its JSON report.
 * @param {TestRun} run
 * @returns {Outcome}
 */
export function countVitest(run) {
  const report = readReport(run.reportPath);
  if (!report) return withoutReport(run);
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  // A file that cannot be loaded has no test that could fail.
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return settle(run, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * Counts a Playwright run from its JSON report. A journey that passed only on its second try counts
 * as passed, and is reported as flaky.
 * @param {TestRun} run
 * @returns {Outcome}
 */
export function countPlaywright(run) {
  const report = readReport(run.reportPath);
  if (!report) return withoutReport(run);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outcome = settle(run, { passed: expected + flaky, failed: unexpected, skipped });
  return {
    ...outcome,
    flaky: report.suites.flatMap((/** @type {Suite} */ suite) => flakyIn(suite, [])),
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The names of the journeys that failed once and then passed.
 * @param {Suite} suite
 * @param {string[]} above
 * @returns {string[]}
 */
function flakyIn({ title, file, specs = [], suites = [] }, above) {
  // The outermost suite is the file, which the specs name with their line.
  const titles = title === file ? above : [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${[...titles, spec.title].join(' › ')}`);
  return [...own, ...suites.flatMap((inner) => flakyIn(inner, titles))];
}

/**
 * @param {TestRun} run
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {Outcome}
 */
function settle({ code, output }, { passed, failed, skipped }) {
  // An error outside every test (in setup, or after the last test) shows only in the exit code, and
  // a run without any test is not a success either.
  const silentlyFailed = failed === 0 && (code !== 0 || passed === 0);
  const failures = failed + (silentlyFailed ? 1 : 0);
  return { passed, failed: failures, skipped, output: failures > 0 ? output : '' };
}

/**
 * @param {TestRun} run
 * @returns {Outcome}
 */
function withoutReport({ output }) {
  return { passed: 0, failed: 1, output: `${output}\nThe test runner wrote no report.` };
}

function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
