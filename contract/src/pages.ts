/**
 * Every screen's address. The browser's router and the server read the same list: the server needs
 * it to answer 404 for everything else, and to decide who gets to see a screen's title.
 */
export type Page = {
  /** Path with `:name` placeholders. */
  path: string;
  access: 'public' | 'user' | 'admin';
  title: string;
  description?: string;
  /** Whether search engines should list it. */
  indexed?: boolean;
};

export const pages = {
  home: {
    path: '/',
    access: 'public',
    title: 'Saywell: hear which sound to fix in your American English',
    description:
      'Say a phrase and see within seconds which sound to fix, what was heard instead, and what to do with your mouth. Three free exercises a day, no account needed.',
    indexed: true,
  },
  practice: { path: '/practice', access: 'user', title: 'Practice' },
  progress: { path: '/progress', access: 'user', title: 'Your Progress' },
  profile: { path: '/profile', access: 'user', title: 'Profile' },
  settings: { path: '/settings', access: 'user', title: 'Privacy and Settings' },
  blog: {
    path: '/blog',
    access: 'public',
    title: 'Pronunciation Learning Blog',
    description:
      'Tips, insights, and expert advice to improve your American English pronunciation.',
    indexed: true,
  },
  blogPost: { path: '/blog/:slug', access: 'public', title: 'Blog', indexed: true },
  privacy: {
    path: '/privacy',
    access: 'public',
    title: 'Privacy Policy',
    description:
      'What Saywell stores about you, why, for how long, and how to get it or delete it.',
    indexed: true,
  },
  cookies: {
    path: '/cookies',
    access: 'public',
    title: 'Cookie Policy',
    description: 'The cookies and browser storage that Saywell uses and how to turn them off.',
    indexed: true,
  },
  help: {
    path: '/help',
    access: 'public',
    title: 'Help',
    description:
      'How to record a phrase, what the score and “Not sure” mean, what happens to your voice, and how to reach us.',
    indexed: true,
  },
  auth: { path: '/auth', access: 'public', title: 'Sign in' },
  login: { path: '/login', access: 'public', title: 'Sign in' },
  register: { path: '/register', access: 'public', title: 'Create your account' },
  forgotPassword: { path: '/forgot-password', access: 'public', title: 'Forgot password' },
  resetPassword: { path: '/reset-password', access: 'public', title: 'Choose a new password' },
  verifyEmail: { path: '/verify-email', access: 'public', title: 'Verify your email' },
  undoEmailChange: {
    path: '/undo-email-change',
    access: 'public',
    title: 'Undo a change of address',
  },
  demo: {
    path: '/demo',
    access: 'public',
    title: 'Ad-Supported Learning Demo',
    description: 'See how ad-supported learning works in Saywell, without an account.',
    indexed: true,
  },
  adminFeedback: { path: '/admin/feedback', access: 'admin', title: 'Feedback' },
  adminOverview: { path: '/admin/overview', access: 'admin', title: 'Site overview' },
  // Public, because the screen itself tells visitors that they need to be signed in.
  adminBlog: { path: '/admin/blog', access: 'public', title: 'Blog Management' },
  adminBlogAlias: { path: '/admin-blog', access: 'public', title: 'Blog Management' },
  testAdmin: { path: '/test-admin', access: 'public', title: 'Test page' },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
