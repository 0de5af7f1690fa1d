import { APP_NAME } from '@saywell/contract';
import { useEffect } from 'react';

/**
 * State of a navigation that only records a choice in the URL, such as a tab: scroll position and
 * focus stay.
 */
export const IN_PLACE = { inPlace: true };

export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state;
}

export function setPageTitle(title: string): void {
  document.title = title.startsWith(APP_NAME) ? title : `${title} · ${APP_NAME}`;
}

/** For a page with a better title than its route's, such as a blog post. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
