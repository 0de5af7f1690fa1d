import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isInPlace, setPageTitle } from '../lib/navigation.ts';

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

const KEY = 'saywell-scroll';
/** How long a restored page may take to grow tall enough again. */
const PATIENCE_MS = 5000;

if (typeof history !== 'undefined') history.scrollRestoration = 'manual';

/** Notes the position of one history entry as long as it is the current one. */
function rememberScroll(key: string): () => void {
  const note = () => {
    const positions = readPositions();
    positions[key] = window.scrollY;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // Without storage the page starts at the top, which is all that is lost.
    }
  };
  window.addEventListener('scrollend', note);
  window.addEventListener('pagehide', note);
  return () => {
    window.removeEventListener('scrollend', note);
    window.removeEventListener('pagehide', note);
  };
}

/**
 * Back to where this history entry was, or on its first visit to what the address points at. Data
 * may arrive after the page: tries again until the place exists or the person scrolls.
 */
function restoreScroll(key: string, hash: string): () => void {
  const top = readPositions()[key];
  if (top === undefined) {
    scrollToTarget(hash);
    return () => {};
  }
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  // Otherwise the browser holds on to whatever is in view while the page still grows, which on a
  // short loading screen is the footer: it would carry the reader to the very end.
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
  // Whoever takes the page into their own hands has it, the scroll bar included.
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

/** As a link within a page does by itself: goes there, and the keyboard goes on from there. */
function goToTarget(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

const targetOf = (hash: string) => (hash ? document.getElementById(idOf(hash)) : null);

/** Anybody can write an address, so it may hold what cannot be decoded. */
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
