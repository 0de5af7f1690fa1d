import { APP_NAME } from '@saywell/contract';
import { useEffect } from 'react';

export function setPageTitle(title: string): void {
  document.title = title.startsWith(APP_NAME) ? title : `${title} · ${APP_NAME}`;
}

/** For a page that knows a better title than its route, such as a blog post. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
