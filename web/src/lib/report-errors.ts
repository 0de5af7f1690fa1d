import type { ErrorKind } from './error-report.ts';

let currentPage: () => string = () => '*';

/** What describes a failure is loaded with the first one: most visits have none. */
export function reportError(error: unknown, kind: ErrorKind): void {
  const page = currentPage();
  import('./error-report.ts').then(
    ({ report }) => report(error, kind, page),
    // Without a connection there is nobody to tell.
    () => undefined,
  );
}

/** Hears of every failure nobody caught, from the first line of the app on. */
export function reportUncaught(page: () => string): void {
  currentPage = page;
  window.addEventListener('error', (event) =>
    reportError((event.error as unknown) ?? event.message, 'script'),
  );
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'));
}
