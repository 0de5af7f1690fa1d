/** Separate from the schemas, so that a page can name the categories without loading zod. */

/** In the order in which every list shows them; the first is the default of a new post. */
export const BLOG_CATEGORIES = [
  'pronunciation-intonation-accent',
  'exam-preparation',
  'career-professional',
  'customer-communication',
  'mindset-confidence',
  'learning-strategies',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

const LABELS: Record<BlogCategory, string> = {
  'pronunciation-intonation-accent': 'Pronunciation, Intonation & Accent',
  'exam-preparation': 'Exam Preparation (TOEFL/IELTS)',
  'career-professional': 'Career & Professional Communication',
  'customer-communication': 'Customer Communication',
  'mindset-confidence': 'Mindset & Speaking Confidence',
  'learning-strategies': 'Learning Strategies',
};

/** An unknown category is shown in title case, with spaces for its hyphens. */
export function blogCategoryLabel(category: string): string {
  const known = (LABELS as Partial<Record<string, string>>)[category];
  return known ?? category.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
