const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** JSON as it may stand inside a script element: no `<` that could end it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What a page is about, for machines: data, which the content policy lets stand without a nonce. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`;
}
