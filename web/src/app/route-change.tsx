import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isInPlace, setPageTitle } from '../lib/navigation.ts';

/**
 * What a full page load would do: a new title, focus at the top, the old scroll position after
 * going back. It is inside the page's Suspense, so it runs once the page is there.
 */
export function RouteChange({ title }: { title: string | undefined }) {
  const location = useLocation();
  const type = useNavigationType();
  const { key, pathname, search, hash, state } = location;
  const page = pathname + search;
  const before = useRef(page);

  // A layout effect, so that a page's own usePageTitle runs later and wins.
  useLayoutEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);

  // Each page that is loaded, and not gone to within the app, has the key “default”. The path tells
  // them apart, without its query, which may hold a secret.
  const entry = `${key} ${pathname}`;
  useLayoutEffect(() => rememberScroll(entry), [entry]);

  useLayoutEffect(() => {
    const samePage = before.current === page;
    before.current = page;
    if (type === NavigationType.Pop) return restoreScroll(entry, hash);
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
  }, [entry, page, type, hash, state]);

  return null;
}

/** Where a screen reader starts reading the new screen. */
function focusHeading() {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const KEY = 'saywell-scroll';
/** How long to wait for a restored page to grow tall enough. */
const PATIENCE_MS = 5000;

if (typeof history !== 'undefined') {
  history.scrollRestoration = 'manual';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Neither loaded again nor gone back to: it starts at the top, whatever was read here before.
  if (visit?.type === 'navigate') notePosition(`default ${location.pathname}`, undefined);
}

/** Saves the scroll position of the current history entry. */
function rememberScroll(entry: string): () => void {
  const remember = () => notePosition(entry, window.scrollY);
  window.addEventListener('scrollend', remember);
  window.addEventListener('pagehide', remember);
  return () => {
    window.removeEventListener('scrollend', remember);
    window.removeEventListener('pagehide', remember);
  };
}

function notePosition(entry: string, position: number | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readPositions(), [entry]: position }));
  } catch {
    // Without storage the page starts at the top; nothing else is lost.
  }
}

/**
 * Scrolls back to this history entry's position or, on its first visit, to the URL's target. Data
 * may arrive after the page: tries again until the position exists or the person scrolls.
 */
function restoreScroll(entry: string, hash: string): () => void {
  const top = readPositions()[entry];
  if (top === undefined) {
    scrollToTarget(hash);
    return () => {};
  }
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  // Scroll anchoring would hold on to whatever is visible while the page grows, which on a short
  // loading screen is the footer, and scroll the reader to the very end.
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  const release = setTimeout(() => style.removeProperty('overflow-anchor'), PATIENCE_MS);
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    clearTimeout(release);
    style.removeProperty('overflow-anchor');
  };
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    const reached = Math.abs(window.scrollY - top) < 2;
    if (!reached && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  // Stops as soon as the person scrolls, with the scroll bar too.
  const options = { passive: true, signal: listening.signal };
  for (const own of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(own, stop, options);
  return stop;
}

function scrollToTarget(hash: string): void {
  const target = targetOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Goes to the target as a link within a page does: keyboard focus moves there too. */
function goToTarget(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

const targetOf = (hash: string) => (hash ? document.getElementById(idOf(hash)) : null);

/** A URL may contain anything, even what cannot be decoded. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
