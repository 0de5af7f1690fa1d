import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|swm|bin)$/;
/** The engine's files, which are large and hardly compress: the best would take most of the build's time. */
const ENGINE_FILE = /\.(?:swm|bin)$/;
const ENGINE_QUALITY = 9;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every built asset that gets smaller: they never change under their hashed
 * name, so the server can send the best compression without spending time per request.
 */
export function compressAssets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
      const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        ...(ENGINE_FILE.test(path) && { [constants.BROTLI_PARAM_QUALITY]: ENGINE_QUALITY }),
      },
    }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
