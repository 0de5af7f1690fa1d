import type { Page } from '@playwright/test';
import type { Change } from './proxy.ts';

/** A script or style sheet, named by its content alone or besides. */
const NAME = /((?<=\/)[0-9a-z]{7}|[\w.-]+-[\w-]{8})\.(js|css)\b/g;
const MARK = '.next.';

/**
 * The web app as if it had been built anew and put in the place of the one that the server has:
 * other names for all scripts and style sheets, and the old ones are gone.
 */
export const nextBuild: Change = {
  pathOf: (path) => {
    if (!path.startsWith('/assets/') || !/\.(?:js|css)$/.test(path)) return path;
    return path.includes(MARK) ? path.replace(MARK, '.') : undefined;
  },
  textOf: (text, path) => {
    if (path.startsWith('/api/')) return text;
    const renamed = text.replace(NAME, `$1${MARK}$2`);
    return path === '/sw.js' ? renamed.replace('"version":"', '"version":"next-') : renamed;
  },
};

/** Of which builds a page has scripts. */
export async function buildsOf(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );
  return [...new Set(scripts.map((path) => (path.includes(MARK) ? 'next' : 'first')))];
}
