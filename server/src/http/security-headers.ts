import { randomBytes } from 'node:crypto';

/** Only for pages: scripts and styles by nonce, nothing else. */
export function pagePolicy({
  nonce,
  thirdParties,
}: {
  nonce: string;
  thirdParties: boolean;
}): string {
  return Object.entries({
    'default-src': "'self'",
    // An ad network, the strictest case, loads further scripts from changing hosts, which only 'strict-dynamic' allows;
    // its own documentation asks for exactly this list. Older browsers ignore what they don't know.
    'script-src': thirdParties
      ? `'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline' 'unsafe-eval' https:`
      : `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    'style-src': thirdParties ? "'self' 'unsafe-inline' https:" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' data: blob:",
    'font-src': thirdParties ? "'self' https: data:" : "'self'",
    'connect-src': thirdParties ? "'self' https:" : "'self'",
    'worker-src': "'self' blob:",
    'frame-src': thirdParties ? 'https:' : "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

/** For data: nothing in it may run, load or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For scripts that run as a worker: they load only from here, and the engine runs WebAssembly. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

export const createNonce = () => randomBytes(16).toString('base64');
