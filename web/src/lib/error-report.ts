import { APP_VERSION } from '@saywell/contract';
import { ApiError } from './api-error.ts';
import { track } from './track.ts';

export type ErrorKind = 'script' | 'promise' | 'screen';

/** A loop of errors tells nothing new after the first few. */
const REPORTS_PER_PAGE = 10;

const reported = new Set<string>();

/** Reports an error, equal ones once; `page` is the route's pattern. */
export function report(error: unknown, kind: ErrorKind, page: string): void {
  if (isForeign(error) || reported.size >= REPORTS_PER_PAGE) return;
  const { message, stack } = describeError(error);
  const same = message + stack.split('\n', 1)[0]!;
  if (reported.has(same)) return;
  reported.add(same);
  track('error', { kind, message, stack, page, version: APP_VERSION });
}

const MESSAGE_MAX = 300;
const STACK_MAX = 3000;
const FRAMES_MAX = 15;

/** What is needed to debug, without personal data. */
export function describeError(error: unknown): { message: string; stack: string } {
  if (error instanceof ApiError) {
    // Its text is the server's whole response, which may repeat what somebody typed.
    const message = `ApiError ${error.status} ${error.code ?? ''}`.trim();
    return { message, stack: framesOf(error.stack) };
  }
  if (error instanceof Error) {
    const message = scrub(`${error.name}: ${error.message}`);
    return { message: cut(message, MESSAGE_MAX), stack: framesOf(error.stack) };
  }
  return { message: cut(scrub(String(error)), MESSAGE_MAX), stack: '' };
}

/** The first line of a stack repeats the message, so only the frames are kept. */
function framesOf(stack = ''): string {
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line) && /:\d+/.test(line));
  const lines = frames.slice(0, FRAMES_MAX).map((line) => line.trim());
  return cut(scrub(lines.join('\n')), STACK_MAX);
}

/** Databases reject these characters, and one would lose the whole batch. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** After cutting, which may split a surrogate pair. */
const cut = (text: string, most: number): string => text.slice(0, most).replaceAll(UNSTORABLE, '');

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const QUERY = /[?#][^\s:)'"]*/g;
/** Long enough to be a token, and not the name of a built file. */
const TOKEN = /(?<![\w-])[\w-]{24,}(?![\w-])(?!\.m?js)/g;
const LONG_QUOTE = /(["'“])[^"'”\n]{24,}(["'”])/g;

export function scrub(text: string): string {
  return text
    .replaceAll(EMAIL, '[email]')
    .replaceAll(/\b\w+:\/\/[^\s)]+/g, (address) => address.replaceAll(QUERY, ''))
    .replaceAll(/\/[\w/-]+[?#][^\s:)'"]+/g, (address) => address.replaceAll(QUERY, ''))
    .replaceAll(LONG_QUOTE, '$1…$2')
    .replaceAll(TOKEN, '[token]');
}

/** Noise that nobody can fix: third-party scripts, and browsers' messages under load. */
export function isForeign(error: unknown): boolean {
  if (!(error instanceof Error)) return /^(Script error|ResizeObserver loop)/.test(String(error));
  return (
    error.message.startsWith('ResizeObserver loop') ||
    error.name === 'AbortError' ||
    /\b(chrome|moz|safari-web)-extension:/.test(error.stack ?? '')
  );
}
