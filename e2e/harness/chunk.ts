import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../web/dist');

/** Where the browser fetches a part of the web app that is loaded when it is needed. */
export function chunkOf(source: string): string {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const chunk = manifest[`src/${source}`];
  if (!chunk) throw new Error(`${source} is no part of its own`);
  return `**/${chunk.file}`;
}
