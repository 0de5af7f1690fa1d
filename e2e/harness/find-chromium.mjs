import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without the parts that draw windows: journeys take it up to a quarter less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

/**
 * The browser for the journeys.
 * @returns {string | undefined}
 */
export const findJourneyBrowser = () => (hasHeadlessShell() ? HEADLESS_SHELL : findChromium());

/**
 * The whole browser, as people have it: the machine's own, else Playwright's if it is installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The same browser, opened. */
export const openChromium = () => chromium.launch({ executablePath: findChromium() });
