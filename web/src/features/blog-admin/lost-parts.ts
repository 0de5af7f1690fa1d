const UNKNOWN: [tag: RegExp, name: string][] = [
  [/<table\b/, 'a table'],
  [/<figure\b/, 'a figure with a caption'],
  [/<dl\b/, 'a list of terms'],
  [/<hr\b/, 'a dividing line'],
  [/<(sub|sup|mark|small)\b/, 'raised, lowered, marked or small text'],
];

/** What a text holds that the editor cannot show, and would drop as soon as the text is changed. */
export function lostParts(html: string): string[] {
  return UNKNOWN.filter(([tag]) => tag.test(html)).map(([, name]) => name);
}
