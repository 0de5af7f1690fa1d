/**
 * Every screen's address. The browser's router and the server read the same list: the server needs
 * it to answer 404 for everything else, and to decide who gets to see a screen's title.
 */
export type Page = {
  /** Path with `:name` placeholders. */
  path: string;
  access: 'public' | 'user' | 'admin';
  title: string;
  /** Whether search engines should list it. */
  indexed?: boolean;
};

export const pages = {
  home: {
    path: '/',
    access: 'public',
    title: 'Saywell: hear which sound to fix in your American English',
    indexed: true,
  },
  practice: { path: '/practice', access: 'user', title: 'Practice' },
  ear: { path: '/ear', access: 'public', title: 'Ear training', indexed: true },
  partner: { path: '/partner', access: 'public', title: 'Practice with a partner', indexed: true },
  firstSession: { path: '/first-session', access: 'user', title: 'Your first session' },
  today: { path: '/today', access: 'user', title: 'Today’s practice' },
  path: { path: '/path', access: 'user', title: 'Your path' },
  stress: { path: '/stress', access: 'user', title: 'Stress Gym' },
  scenes: { path: '/scenes', access: 'user', title: 'Scenes' },
  scene: { path: '/scenes/:slug', access: 'user', title: 'Scene' },
  classes: { path: '/classes', access: 'user', title: 'Classes' },
  taughtClass: { path: '/classes/:id', access: 'user', title: 'Class' },
  class: { path: '/class/:token', access: 'public', title: 'Class' },
  progress: { path: '/progress', access: 'user', title: 'Your Progress' },
  profile: { path: '/profile', access: 'user', title: 'Profile' },
  settings: { path: '/settings', access: 'user', title: 'Privacy and Settings' },
  blog: {
    path: '/blog',
    access: 'public',
    title: 'Pronunciation Learning Blog',
    indexed: true,
  },
  blogPost: { path: '/blog/:slug', access: 'public', title: 'Blog', indexed: true },
  privacy: {
    path: '/privacy',
    access: 'public',
    title: 'Privacy Policy',
    indexed: true,
  },
  cookies: {
    path: '/cookies',
    access: 'public',
    title: 'Cookie Policy',
    indexed: true,
  },
  help: {
    path: '/help',
    access: 'public',
    title: 'Help',
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
    title: 'Undo an email change',
  },
  unsubscribe: { path: '/unsubscribe', access: 'public', title: 'Stop the reminders' },
  demo: {
    path: '/demo',
    access: 'public',
    title: 'Ad-Supported Learning Demo',
    indexed: true,
  },
  adminFeedback: { path: '/admin/feedback', access: 'admin', title: 'Feedback' },
  adminOverview: { path: '/admin/overview', access: 'admin', title: 'Site overview' },
  adminVoices: { path: '/admin/voices', access: 'admin', title: 'Voices' },
  adminVoice: { path: '/admin/voices/:name', access: 'admin', title: 'Recording studio' },
  // Public, because the screen itself tells visitors that they need to be signed in.
  adminBlog: { path: '/admin/blog', access: 'public', title: 'Blog Management' },
  adminBlogAlias: { path: '/admin-blog', access: 'public', title: 'Blog Management' },
  testAdmin: { path: '/test-admin', access: 'public', title: 'Test page' },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
