import type { BrowserContext, Page } from '@playwright/test';

export type Complaints = {
  /** The browser's complaints so far: script errors, console errors, blocked content. */
  list: () => string[];
  /** This test provokes complaints that match: they are expected. */
  expect: (pattern: RegExp) => void;
};

/** Chromium reports every response of 400 and above; these are normal. */
const ORDINARY = [
  // A signed-out visitor gets a 401.
  /status of 401 .*\/api\/user$/,
  // A page that does not exist has status 404.
  /status of 404 .*\/(?!api\/|assets\/)[^ ]*$/,
  // The voices are busy for a moment, and are asked again.
  /status of 503 .*\/api\/text-to-speech(\/timings)?$/,
];

/** What a page may still be asking for while its session is ended: a person is not that fast. */
export const SESSION_ENDED = /status of 401 .*\/api\/(user|reminder|privacy\/consent)$/;

/** Listens on every page of the context for errors that a visitor would not see. */
export function collectComplaints(context: BrowserContext): Complaints {
  const found: string[] = [];
  const expected: RegExp[] = [...ORDINARY];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => found.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
    });
  };
  context.on('page', watch);
  return {
    list: () => found.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expect: (pattern) => expected.push(pattern),
  };
}
