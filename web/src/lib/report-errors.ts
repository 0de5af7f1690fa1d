import type { ErrorKind } from './error-report.ts';

let currentPage: () => string = () => '*';

/** The code that describes an error is loaded with the first one: most visits have none. */
export function reportError(error: unknown, kind: ErrorKind): void {
  const page = currentPage();
  import('./error-report.ts').then(
    ({ report }) => report(error, kind, page),
    // Offline: the report cannot be sent.
    () => undefined,
  );
}

/** Handles all uncaught errors, from the first line of the app on. */
export function reportUncaught(page: () => string): void {
  currentPage = page;
  window.addEventListener('error', (event) =>
    reportError((event.error as unknown) ?? event.message, 'script'),
  );
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'));
}
