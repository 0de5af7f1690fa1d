/** What somebody typed between commas. */
export function tagsFrom(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

export const tagsAsText = (tags: readonly string[]): string => tags.join(', ');
