import { defineConfig } from '@playwright/test';
import { findJourneyBrowser } from './harness/find-chromium.mjs';

// As root Chromium has no sandbox; the rest keeps the browser from calling its maker by itself.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './harness/data-dir.ts',
  // Two browsers, each with its own server, are what two cores carry.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only then is named as flaky at the end of `npm test`.
  retries: 1,
  // What a person waits a second for takes a busy machine many. Only what never comes fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    // A service worker would answer before the routes of a test do; offline.spec.ts has its own.
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Also of a first try that failed where the second one passed. Keeping the page at every step
    // would take a sixth of the whole run; the screenshot shows it as it was at the end.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: findJourneyBrowser(),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
