import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The two files every page draws its first text with; the other subsets load when needed. */
const FIRST_FONTS = [
  /brygada-1918-latin-wght-normal-.*\.woff2$/,
  /source-sans-3-latin-wght-normal-.*\.woff2$/,
];

/** Font addresses are hashed, so their preload links can only be written after bundling. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST_FONTS.map((pattern): HtmlTagDescriptor => {
          const file = files.find((name) => pattern.test(name));
          if (!file) throw new Error(`No built font matches ${pattern.source}`);
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head',
          };
        });
      },
    },
  };
}
