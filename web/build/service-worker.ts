import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** Screens that nobody needs without a network: what only they load is not kept. */
const ONLINE_ONLY =
  /\/pages\/(?:auth|blog|blog-post|blog-admin|cookies|demo|feedback-admin|forgot-password|overview-admin|privacy|reset-password|test-admin|undo-email-change|unsubscribe|verify-email)-page\.tsx$/;
/** Of the fonts, those that English text and its sounds are written with. */
const FONTS = /(?:-latin-wght-normal|-phonetic-(?:sans|serif))-[^.]+\.woff2$/;

/**
 * Writes `sw.js`: the service worker as one file, after the list of what this build consists of.
 * Its name stays the same, so that browsers find the next version by it.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const code = await bundled(resolve(config.root, 'src/service-worker/service-worker.ts'));
        const files = ['/favicon.svg', ...namesIn(bundle).map((name) => `/${name}`)];
        const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
        const version = createHash('sha256').update(code).update(files.join()).digest('hex');
        const parts = { version: version.slice(0, 12), entry: `/${entry?.fileName}`, files };
        const source = `const BUILD=${JSON.stringify(parts)};\n${code}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  const [one] = [built].flat();
  if (!one || !('output' in one)) throw new Error('The service worker was not built');
  return one.output[0].code;
}

/** Scripts with what they load, style sheets, fonts, and the scorer, which is loaded by its address. */
function namesIn(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (!part || names.has(name)) return;
    if (part.type === 'chunk') {
      if (ONLINE_ONLY.test(part.facadeModuleId ?? '')) return;
      names.add(name);
      [...part.imports, ...part.dynamicImports].forEach(add);
      part.viteMetadata?.importedCss.forEach((style) => names.add(style));
    }
  };
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.isEntry) add(part.fileName);
    const isScorer = /scoring-worker-[^/.]+\.js$/.test(part.fileName);
    if (FONTS.test(part.fileName) || isScorer) names.add(part.fileName);
  }
  return [...names].toSorted();
}
