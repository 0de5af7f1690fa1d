import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { StartupError } from './startup-error.ts';

/** The folder if a front end is in it; without one the API is served alone. */
export function builtWeb(folder: string): string | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  // A build writes this last.
  if (!existsSync(join(folder, 'parts/home.html'))) throw unfinished(folder);
  return folder;
}

/** A build empties the folder first: what was there a moment ago may be gone when it is read. */
export function withBuildInMind(error: unknown, folder: string): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing || !('path' in error)) return error;
  return resolve(String(error.path)).startsWith(resolve(folder) + sep) ? unfinished(folder) : error;
}

function unfinished(folder: string) {
  return new StartupError(
    `The web app in ${resolve(folder)} is not complete: wait for the build that is running, or run “npm run build”, then start again`,
  );
}
