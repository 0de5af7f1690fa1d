import { APP_NAME } from '@saywell/contract';
import { useEffect } from 'react';

/**
 * State of a navigation that only notes in the address what somebody chose on the page, such as a
 * tab: reading and keyboard stay where they are.
 */
export const IN_PLACE = { inPlace: true };

export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state;
}

export function setPageTitle(title: string): void {
  document.title = title.startsWith(APP_NAME) ? title : `${title} · ${APP_NAME}`;
}

/** For a page that knows a better title than its route, such as a blog post. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
