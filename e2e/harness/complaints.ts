import type { BrowserContext, Page } from '@playwright/test';

export type Complaints = {
  /** What the browser complained about so far: script errors, console errors, blocked content. */
  list: () => string[];
  /** This test provokes complaints that match: they are none. */
  expect: (pattern: RegExp) => void;
};

/** Chromium reports every answer of 400 and above; for these two that is how things should be. */
const ORDINARY = [
  // Signed out is told by a 401.
  /status of 401 .*\/api\/user$/,
  // A page that does not exist says so in its status too.
  /status of 404 .*\/(?!api\/|assets\/)[^ ]*$/,
];

/** Listens to every page of the context for what a visitor would never see but should not happen. */
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
