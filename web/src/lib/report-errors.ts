import { APP_VERSION } from '@saywell/contract';
import { describeError, isForeign } from './describe-error.ts';
import { track } from './track.ts';

/** A loop of failures says no more after the first few. */
const REPORTS_PER_PAGE = 10;

const reported = new Set<string>();
let currentPage: () => string = () => '*';

/** Reports a failure, the same one once; `page` is the pattern of the address it happened at. */
export function reportError(error: unknown, kind: 'script' | 'promise' | 'screen'): void {
  if (isForeign(error) || reported.size >= REPORTS_PER_PAGE) return;
  const { message, stack } = describeError(error);
  const same = message + stack.split('\n', 1)[0]!;
  if (reported.has(same)) return;
  reported.add(same);
  track('error', { kind, message, stack, page: currentPage(), version: APP_VERSION });
}

/** Hears of every failure nobody caught, from the first line of the app on. */
export function reportUncaught(page: () => string): void {
  currentPage = page;
  window.addEventListener('error', (event) =>
    reportError((event.error as unknown) ?? event.message, 'script'),
  );
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'));
}
