import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/workspace.mjs';
import { run } from './stage.mjs';

/**
 * Finds a Chromium, or installs one: Debian's package where that is possible, else Playwright's.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function ensureChromium() {
  // Imported only now: Playwright may have just been installed.
  const { findChromium } = await import('../../e2e/harness/find-chromium.mjs');
  const found = findChromium();
  if (found) return { path: found };
  const attempts = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempts.push(await installWithApt());
  }
  if (!findChromium()) attempts.push(await installWithPlaywright());
  const path = findChromium();
  if (path) return { path };
  return { reason: `No Chromium, and none could be installed.\n${attempts.join('\n')}` };
}

async function installWithApt() {
  console.log('Installing Chromium (Debian package).');
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  const { output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
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
