import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/workspace.mjs';
import { run } from './stage.mjs';

/** @typedef {typeof import('../../e2e/harness/find-chromium.mjs')} Finder */
/** @typedef {{ path: string } | { reason: string }} Found */

/**
 * Finds the whole browser, or installs it: Debian's package where that is possible, else
 * Playwright's.
 * @returns {Promise<Found>}
 */
export async function ensureChromium() {
  const { findChromium } = await finder();
  return ensure('chromium', findChromium);
}

/**
 * The browser of the journeys. The CI run gets the one that is faster at them, if it may install.
 * @returns {Promise<Found>}
 */
export async function ensureJourneyBrowser() {
  const { findJourneyBrowser, hasHeadlessShell } = await finder();
  if (process.env.CI && !hasHeadlessShell() && mayInstall()) await installWithApt(HEADLESS_SHELL);
  return ensure(HEADLESS_SHELL, findJourneyBrowser);
}

const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Imported only when needed: Playwright may have just been installed.
 * @returns {Promise<Finder>}
 */
const finder = () => import('../../e2e/harness/find-chromium.mjs');

/**
 * @param {string} debianPackage
 * @param {() => string | undefined} find
 * @returns {Promise<Found>}
 */
async function ensure(debianPackage, find) {
  const found = find();
  if (found) return { path: found };
  const attempts = [];
  if (mayInstall()) attempts.push(await installWithApt(debianPackage));
  if (!find()) attempts.push(await installWithPlaywright());
  const path = find();
  if (path) return { path };
  return { reason: `No Chromium, and none could be installed.\n${attempts.join('\n')}` };
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installWithApt(/** @type {string} */ debianPackage) {
  console.log(`Installing ${debianPackage} (Debian package).`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  const { output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
    quiet,
  );
  return output;
}

async function installWithPlaywright() {
  console.log("Installing Playwright's Chromium.");
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { output } = await run(process.execPath, [cli, 'install', 'chromium']);
  return output;
}
