import { PracticeSession } from '@saywell/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './test.ts';

/** Chromium says so of everything that a page asks for without a network. */
export const DISCONNECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** What the service worker kept of what the app reads. */
export const keptReads = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('saywell-reads');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Until the app and what it reads need no network any more. */
export async function isReady(page: Page) {
  await expect
    .poll(() => keptReads(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/api/user', '/api/exercises', '/api/challenges']));
}

/** What the server saved, whatever the pages know. */
export async function savedSessions({ request }: Pick<BrowserContext, 'request'>) {
  const answer = await request.get('/api/practice-sessions');
  return z.array(PracticeSession).parse(await answer.json());
}
