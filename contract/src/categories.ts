/** Separate from the schemas, so that a page can name the categories without loading zod. */

/** In the order in which every screen shows them. */
export const CATEGORIES = ['pronunciation', 'accent-reduction', 'intonation'] as const;

export const CATEGORY_LABELS: Record<(typeof CATEGORIES)[number], string> = {
  pronunciation: 'Pronunciation',
  'accent-reduction': 'Accent Reduction',
  intonation: 'Intonation',
};
