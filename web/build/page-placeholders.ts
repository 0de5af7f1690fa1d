import type { Plugin } from 'vite';

/**
 * index.html carries placeholders that the server fills on every request (see web/README.md).
 * `vite dev` has no such server, so here they get harmless values.
 */
export function pagePlaceholders(): Plugin {
  return {
    name: 'page-placeholders',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--app-head-->', '<title>Saywell</title>')
          .replace('<!--app-body-->', '')
          .replace('%APP_CONFIG%', '{}')
          .replaceAll('%CSP_NONCE%', 'development'),
    },
  };
}
