import { APP_NAME } from '@saywell/contract';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** JSON for a script element: without `<`, which could close it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Structured data about a page; the content policy allows it without a nonce, since it is not code.
 */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`;
}

/** A page of its own, apart from the web app: nothing else has to be loaded to read it. */
export function selfContainedPage(page: {
  title: string;
  style: string;
  /** Of the content policy. */
  nonce: string;
  main: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style nonce="${page.nonce}">${page.style}</style>
</head>
<body>
<main>
${page.main}
</main>
</body>
</html>`;
}

/** The page around what a screen shows, as it stands until the browser has drawn it. */
export function framed(main: string): string {
  return `<header class="served-bar"><div class="wrap"><a class="wordmark" href="/">${APP_NAME}</a></div></header>
  <main class="served-page">${main}</main>`;
}
