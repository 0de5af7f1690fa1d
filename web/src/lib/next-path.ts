const AUTH_PATHS = [
  '/auth',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-email-change',
];

/**
 * Where to go after signing in. Only a path of this site is accepted: anything that a browser could
 * read as another site ("//evil.example", "/\evil.example", "https:…") becomes home.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/';
  const base = 'http://site.invalid';
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return '/';
  }
  // "/.//evil.example" is on this site, but what it resolves to would not be.
  const leaves = url.origin !== base || url.pathname.startsWith('//');
  if (leaves || AUTH_PATHS.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-up URL that leads to a screen for people with an account. */
export function signUpFor(next: string): string {
  return `/auth?${new URLSearchParams({ tab: 'register', next }).toString()}`;
}

/** The sign-in URL that leads back to the current screen. */
export function signInPath(here: { pathname: string; search: string; hash: string }): string {
  return keepingNext('/auth', safeNextPath(here.pathname + here.search + here.hash));
}

/** The URL of a sign-in screen that keeps the destination. */
export function keepingNext(screen: string, next: string): string {
  return next === '/' ? screen : `${screen}?${new URLSearchParams({ next }).toString()}`;
}
