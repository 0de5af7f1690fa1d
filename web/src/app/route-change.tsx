import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isInPlace } from '../lib/in-place.ts';
import { setPageTitle } from '../lib/page-title.ts';
import { goToTarget, restoreScroll, rememberScroll, scrollToTarget } from './scroll.ts';

/**
 * What a full page load would do by itself: a new title, reading starting at the top, the old
 * position after going back. It sits inside the page's Suspense, so it runs once the page is there.
 */
export function RouteChange({ title }: { title: string | undefined }) {
  const location = useLocation();
  const type = useNavigationType();
  const { key, pathname, search, hash, state } = location;
  const page = pathname + search;
  const before = useRef(page);

  // In the layout phase, so that a page's own usePageTitle comes later and wins.
  useLayoutEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);

  useLayoutEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    const samePage = before.current === page;
    before.current = page;
    if (type === NavigationType.Pop) return restoreScroll(key, hash);
    if (!samePage && !isInPlace(state)) {
      scrollToTarget(hash);
      focusHeading();
    } else if (hash) {
      goToTarget(hash);
    } else if (samePage) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    }
    return undefined;
  }, [key, page, type, hash, state]);

  return null;
}

/** Where a screen reader starts to read the new screen. */
function focusHeading() {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
