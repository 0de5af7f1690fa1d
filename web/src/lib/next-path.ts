const AUTH_PATHS = [
  '/auth',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-email-change',
];

/**
 * Where to go after signing in. Only a path of this site survives: anything a browser could read
 * as another address ("//evil.example", "/\evil.example", "https:…") becomes home.
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
  // "/.//evil.example" is this site's, but what is left when it is resolved would not be.
  const leaves = url.origin !== base || url.pathname.startsWith('//');
  if (leaves || AUTH_PATHS.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-up address that leads to a screen for people with an account. */
export function signUpFor(next: string): string {
  return `/auth?${new URLSearchParams({ tab: 'register', next }).toString()}`;
}

/** The sign-in address that leads back to where the person wanted to go. */
export function signInPath(here: { pathname: string; search: string; hash: string }): string {
  return keepingNext('/auth', safeNextPath(here.pathname + here.search + here.hash));
}

/** The address of a sign-in screen that remembers where the person wanted to go. */
export function keepingNext(screen: string, next: string): string {
  return next === '/' ? screen : `${screen}?${new URLSearchParams({ next }).toString()}`;
}
