import type { BlogCategory, TrialExercise } from '@saywell/contract';
import type { Result } from './api.ts';

/** What the server writes into the page for the browser to know before its first call. */
export type AppConfig = {
  /** False when the request carried no session: the landing page shows without asking first. */
  signedIn?: boolean;
  /** Where people write for help. */
  supportEmail?: string;
  /** The one address at which passkeys of this site work, if they can at all. */
  passkeys?: string;
  captcha?: 'altcha' | 'recaptcha' | 'off';
  recaptchaSiteKey?: string;
  adsenseClient?: string;
  /** The network's unit for each place that has one. */
  adsenseSlots?: Partial<Record<string, string>>;
  analyticsId?: string;
  /** What a visitor practices first. */
  firstExercise?: TrialExercise;
  /** What the blog's pages hold already, so that reading goes on without a gap. */
  blogPost?: Result<'GET /api/blog/:slug'>;
  blogList?: {
    category?: BlogCategory;
    page: number;
    posts: Result<'GET /api/blog'>;
    counts: Result<'GET /api/blog-categories'>;
  };
  /** Whether the text of an example is sent to Google to be read. */
  googleVoices?: boolean;
};

export const appConfig: AppConfig = readConfig();

function readConfig(): AppConfig {
  if (typeof document === 'undefined') return {};
  try {
    const config: unknown = JSON.parse(document.getElementById('app-config')?.textContent ?? '{}');
    if (typeof config !== 'object' || config === null) return {};
    return cameBack() ? { ...config, signedIn: undefined } : config;
  } catch {
    return {};
  }
}

/** After "back" the browser may show the page as it was stored, before someone signed in. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
