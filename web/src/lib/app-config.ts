import type { BlogCategory, PublicConfig, TrialExercise } from '@saywell/contract';
import type { Result } from './api.ts';

/** What the server writes into the page, so that the browser knows it before its first call. */
export type AppConfig = Partial<PublicConfig> & {
  /** False if the request had no session: the landing page then shows immediately. */
  signedIn?: boolean;
  /** A visitor's first exercise. */
  firstExercise?: TrialExercise;
  /** Data of the prerendered blog pages, so that the page does not reload it. */
  blogPost?: Result<'GET /api/blog/:slug'>;
  blogList?: {
    category?: BlogCategory;
    page: number;
    posts: Result<'GET /api/blog'>;
    counts: Result<'GET /api/blog-categories'>;
  };
};

export const appConfig: AppConfig = readConfig();

function readConfig(): AppConfig {
  if (typeof document === 'undefined') return {};
  try {
    const config: unknown = JSON.parse(document.getElementById('app-config')?.textContent ?? '{}');
    if (typeof config !== 'object' || config === null) return {};
    // After "back", the browser may show the page as it was stored before somebody signed in.
    return cameBy() === 'back_forward' ? { ...config, signedIn: undefined } : config;
  } catch {
    return {};
  }
}

/** How the browser came to load this page. */
export function cameBy(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
