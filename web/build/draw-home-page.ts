import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';

const DRAW_WITHIN_MS = 120_000;

/** Writes `parts/home.html`, which the server puts into a visitor's page. */
export function drawHomePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'draw-home-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const file = resolve(config.root, config.build.outDir, 'parts/home.html');
      // In a process of its own: what the app begins when it is loaded would keep the build running.
      await promisify(execFile)(
        process.execPath,
        [join(import.meta.dirname, 'draw.ts'), config.root, file],
        { timeout: DRAW_WITHIN_MS },
      );
    },
  };
}
