import type { PageName } from './pages.ts';

/**
 * What a search engine shows of a screen. Beside `pages.ts`, because the browser never needs it and
 * would load it with the first visit.
 */
export const pageDescriptions: Partial<Record<PageName, string>> = {
  home: 'Say a phrase and see within seconds which sound to fix, what was heard instead, and what to do with your mouth. Three free exercises a day, no account needed.',
  blog: 'Tips, insights, and expert advice to improve your American English pronunciation.',
  privacy: 'What Saywell stores about you, why, for how long, and how to get it or delete it.',
  cookies: 'The cookies and browser storage that Saywell uses and how to turn them off.',
  help: 'How to record a phrase, what the score and “Not sure” mean, what happens to your voice, and how to reach us.',
  demo: 'See how ad-supported learning works in Saywell, without an account.',
  partner:
    'A game for two on one phone: one says a line, the other taps what they heard. No account, and nothing is recorded.',
  ear: 'Hear a word and choose which of two words it was: 20 questions in about two minutes. One round needs no account.',
};
