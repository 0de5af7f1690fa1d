import type { Access } from './guard.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { matchPath } from 'react-router';

export type AppRoute = {
  path: string;
  /** Of the document, before " · Saywell". A page with a better one sets it itself. */
  title: string;
  access: Access;
  page: LazyPage;
  /** 'bare' leaves out the bars: the sign-in screens stand alone. */
  frame?: 'bare';
};

const home = lazyPage(() => import('../pages/home-page.tsx'));
const auth = lazyPage(() => import('../pages/auth-page.tsx'));
const blogAdmin = lazyPage(() => import('../pages/blog-admin-page.tsx'));

/** The specification's route table. */
export const routes: AppRoute[] = [
  { path: '/', title: 'American English pronunciation practice', access: 'public', page: home },
  {
    path: '/practice',
    title: 'Practice',
    access: 'user',
    page: lazyPage(() => import('../pages/practice-page.tsx')),
  },
  {
    path: '/progress',
    title: 'Your Progress',
    access: 'user',
    page: lazyPage(() => import('../pages/progress-page.tsx')),
  },
  {
    path: '/profile',
    title: 'Profile',
    access: 'user',
    page: lazyPage(() => import('../pages/profile-page.tsx')),
  },
  {
    path: '/settings',
    title: 'Privacy and Settings',
    access: 'user',
    page: lazyPage(() => import('../pages/settings-page.tsx')),
  },
  {
    path: '/blog',
    title: 'Pronunciation Learning Blog',
    access: 'public',
    page: lazyPage(() => import('../pages/blog-page.tsx')),
  },
  {
    path: '/blog/:slug',
    title: 'Blog',
    access: 'public',
    page: lazyPage(() => import('../pages/blog-post-page.tsx')),
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    access: 'public',
    page: lazyPage(() => import('../pages/privacy-page.tsx')),
  },
  {
    path: '/cookies',
    title: 'Cookie Policy',
    access: 'public',
    page: lazyPage(() => import('../pages/cookies-page.tsx')),
  },
  { path: '/auth', title: 'Sign In', access: 'public', page: auth, frame: 'bare' },
  { path: '/login', title: 'Sign In', access: 'public', page: auth, frame: 'bare' },
  { path: '/register', title: 'Sign Up', access: 'public', page: auth, frame: 'bare' },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    access: 'public',
    page: lazyPage(() => import('../pages/forgot-password-page.tsx')),
    frame: 'bare',
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    access: 'public',
    page: lazyPage(() => import('../pages/reset-password-page.tsx')),
    frame: 'bare',
  },
  {
    path: '/verify-email',
    title: 'E-mail verification',
    access: 'public',
    page: lazyPage(() => import('../pages/verify-email-page.tsx')),
    frame: 'bare',
  },
  {
    path: '/demo',
    title: 'Ad-Supported Learning Demo',
    access: 'public',
    page: lazyPage(() => import('../pages/demo-page.tsx')),
  },
  {
    path: '/admin/feedback',
    title: 'Feedback',
    access: 'admin',
    page: lazyPage(() => import('../pages/feedback-admin-page.tsx')),
  },
  { path: '/admin/blog', title: 'Blog Management', access: 'admin', page: blogAdmin },
  { path: '/admin-blog', title: 'Blog Management', access: 'admin', page: blogAdmin },
  {
    path: '/test-admin',
    title: 'Test page',
    access: 'public',
    page: lazyPage(() => import('../pages/test-admin-page.tsx')),
  },
  ...developmentRoutes(),
  {
    path: '*',
    title: '404 Page Not Found',
    access: 'public',
    page: lazyPage(() => import('../pages/not-found-page.tsx')),
  },
];

export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}

export async function preloadRoute(pathname: string): Promise<void> {
  await routeAt(pathname)?.page.preload();
}

/** The condition is constant when building, so nothing of these reaches the product. */
function developmentRoutes(): AppRoute[] {
  if (!import.meta.env.DEV) return [];
  const gallery = lazyPage(() => import('../dev/gallery-page.tsx'));
  return [{ path: '/dev/ui', title: 'Interface gallery', access: 'public', page: gallery }];
}
