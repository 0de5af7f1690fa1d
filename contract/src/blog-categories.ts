/** Apart from the schemas, so that a page can name the categories without shipping zod. */

/** In the order every list shows them; the first is a new post's. */
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

/** A category nobody knows is shown in title case, its hyphens as spaces. */
export function blogCategoryLabel(category: string): string {
  const known = (LABELS as Partial<Record<string, string>>)[category];
  return known ?? category.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
