import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'saywell-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;

/** A run that ended with this code and this report. */
function ended(/** @type {number} */ code, /** @type {unknown} */ report) {
  const reportPath = join(folder, `${++written}.json`);
  if (report !== undefined) writeFileSync(reportPath, JSON.stringify(report));
  return { code, output: 'what it printed', reportPath };
}

const vitestReport = (/** @type {object} */ changes) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
  ...changes,
});

describe('counting a Vitest run', () => {
  it('adds up what passed, failed and was skipped', () => {
    const report = vitestReport({ numFailedTests: 2, numPendingTests: 1 });
    expect(countVitest(ended(1, report))).toMatchObject({ passed: 5, failed: 2, skipped: 1 });
  });

  it('prints nothing about a run without failures', () => {
    expect(countVitest(ended(0, vitestReport({}))).output).toBe('');
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = vitestReport({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(countVitest(ended(1, report))).toMatchObject({ failed: 1, output: 'what it printed' });
  });

  it('counts an error outside every test as a failure', () => {
    expect(countVitest(ended(1, vitestReport({})))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a run in which nothing ran as a failure', () => {
    expect(countVitest(ended(0, vitestReport({ numPassedTests: 0 })))).toMatchObject({ failed: 1 });
  });

  it('counts a run that left no report as a failure', () => {
    expect(countVitest(ended(0, undefined))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('counting a Playwright run', () => {
  const flakySpec = {
    title: 'hears a phrase',
    file: 'trial.spec.ts',
    line: 17,
    tests: [{ status: 'flaky' }],
  };
  const suites = [
    {
      title: 'trial.spec.ts',
      file: 'trial.spec.ts',
      specs: [{ ...flakySpec, title: 'always passes', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'a newcomer', file: 'trial.spec.ts', specs: [flakySpec] }],
    },
  ];

  it('counts a journey that passed on its second try as passed, and reports it as flaky', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(ended(1, { stats, suites }))).toMatchObject({
      passed: 8,
      failed: 1,
      skipped: 2,
      flaky: ['trial.spec.ts:17 a newcomer › hears a phrase'],
    });
  });

  it('reports no flaky journeys if all passed on the first try', () => {
    const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright(ended(0, { stats, suites: [] }))).toMatchObject({
      failed: 0,
      flaky: [],
    });
  });

  it('counts a run that was aborted before any test as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright(ended(1, { stats, suites: [] }))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
