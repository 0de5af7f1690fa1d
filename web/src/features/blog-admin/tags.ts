/** What somebody typed between commas, each once. */
export function tagsFrom(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

export const tagsAsText = (tags: readonly string[]): string => tags.join(', ');
