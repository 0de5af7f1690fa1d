import { lendServer, type RunningServer } from './server.ts';
import { test } from './test.ts';

/** Journeys on a site with settings of its own. They start no other server unless they ask for it. */
export const testOnSite = (settings: Record<string, string>, host?: string) =>
  test.extend<object, { site: RunningServer }>({
    site: [
      async ({}, use) => lendServer(use, settings, host),
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });
