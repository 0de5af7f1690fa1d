import { type Proxy, startProxy } from './proxy.ts';
import { expect, test as base } from './test.ts';

/** Journeys whose browser meets the server through a proxy, which can change what it answers. */
export const test = base.extend<{ between: Proxy }>({
  between: async ({ server }, use) => {
    const proxy = await startProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ between }, use) => use(between.url),
});

export { expect };
