/** What somebody typed as the address of a link, completed; nothing if it can be none. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^mailto:\S+@\S+$/i.test(text)) return text;
  if (text.startsWith('/')) return undefined;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? address : undefined;
}
