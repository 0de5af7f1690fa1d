import { type Page, type PageName, pages } from '@saywell/contract';
import { type ComponentType, createElement, lazy } from 'react';
import { matchPath } from 'react-router';
import { placeFrom } from '../pages/practice/addresses.ts';

type Screen = {
  page: LazyPage;
  /** 'bare' hides the bars, on the sign-in screens. */
  frame?: 'bare';
  /** Whether the page takes a phone's whole screen with this query: then the top bar is hidden. */
  takesPhone?: (search: string) => boolean;
};
export type AppRoute = Screen & { path: string; title: string; access: Page['access'] };

const auth = lazyPage(() => import('../pages/auth-page.tsx'));
const scenes = lazyPage(() => import('../pages/scenes-page.tsx'));
const classes = lazyPage(() => import('../pages/classes-page.tsx'));
const blogAdmin = lazyPage(() => import('../pages/blog-admin-page.tsx'));

/** The screen at each address in the contract's route table. */
const screens: Record<PageName, Screen> = {
  home: { page: lazyPage(() => import('../pages/home-page.tsx')) },
  practice: {
    page: lazyPage(() => import('../pages/practice-page.tsx')),
    takesPhone: (search) => placeFrom(search).screen !== 'list',
  },
  ear: { page: lazyPage(() => import('../pages/ear-page.tsx')) },
  partner: { page: lazyPage(() => import('../pages/partner-page.tsx')) },
  firstSession: { page: lazyPage(() => import('../pages/first-session-page.tsx')) },
  today: { page: lazyPage(() => import('../pages/today-page.tsx')) },
  path: { page: lazyPage(() => import('../pages/path-page.tsx')) },
  stress: { page: lazyPage(() => import('../pages/stress-page.tsx')) },
  scenes: { page: scenes },
  scene: { page: scenes },
  classes: { page: classes },
  taughtClass: { page: classes },
  class: { page: classes },
  progress: { page: lazyPage(() => import('../pages/progress-page.tsx')) },
  profile: { page: lazyPage(() => import('../pages/profile-page.tsx')) },
  settings: { page: lazyPage(() => import('../pages/settings-page.tsx')) },
  blog: { page: lazyPage(() => import('../pages/blog-page.tsx')) },
  blogPost: { page: lazyPage(() => import('../pages/blog-post-page.tsx')) },
  privacy: { page: lazyPage(() => import('../pages/privacy-page.tsx')) },
  cookies: { page: lazyPage(() => import('../pages/cookies-page.tsx')) },
  help: { page: lazyPage(() => import('../pages/help-page.tsx')) },
  auth: { page: auth, frame: 'bare' },
  login: { page: auth, frame: 'bare' },
  register: { page: auth, frame: 'bare' },
  forgotPassword: {
    page: lazyPage(() => import('../pages/forgot-password-page.tsx')),
    frame: 'bare',
  },
  resetPassword: {
    page: lazyPage(() => import('../pages/reset-password-page.tsx')),
    frame: 'bare',
  },
  verifyEmail: { page: lazyPage(() => import('../pages/verify-email-page.tsx')), frame: 'bare' },
  undoEmailChange: {
    page: lazyPage(() => import('../pages/undo-email-change-page.tsx')),
    frame: 'bare',
  },
  unsubscribe: { page: lazyPage(() => import('../pages/unsubscribe-page.tsx')), frame: 'bare' },
  demo: { page: lazyPage(() => import('../pages/demo-page.tsx')) },
  adminFeedback: { page: lazyPage(() => import('../pages/feedback-admin-page.tsx')) },
  adminOverview: { page: lazyPage(() => import('../pages/overview-admin-page.tsx')) },
  adminVoices: { page: lazyPage(() => import('../pages/voices-admin-page.tsx')) },
  adminVoice: {
    page: lazyPage(() => import('../pages/voice-studio-page.tsx')),
    takesPhone: () => true,
  },
  adminBlog: { page: blogAdmin },
  adminBlogAlias: { page: blogAdmin },
  testAdmin: { page: lazyPage(() => import('../pages/test-admin-page.tsx')) },
};

const notFound: AppRoute = {
  path: '*',
  title: '404 Page Not Found',
  access: 'public',
  page: lazyPage(() => import('../pages/not-found-page.tsx')),
};

const named = Object.keys(screens) as PageName[];

export const routes: AppRoute[] = [
  ...named.map((name) => ({ ...pages[name], ...screens[name] })),
  ...developmentRoutes(),
  notFound,
];

export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}

export async function preloadRoute(pathname: string): Promise<void> {
  await routeAt(pathname)?.page.preload();
}

/** The condition is a build-time constant, so none of this is in the product. */
function developmentRoutes(): AppRoute[] {
  if (!import.meta.env.DEV) return [];
  const gallery = lazyPage(() => import('../dev/gallery-page.tsx'));
  return [{ path: '/dev/ui', title: 'Interface gallery', access: 'public', page: gallery }];
}

type LazyPage = { Component: ComponentType; preload: () => Promise<unknown> };

type PageModule = { default: ComponentType };

/** A screen in its own chunk. Once preloaded, it renders immediately, without a loading state. */
function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  // React caches the failure of a lazy component, even once the connection is back.
  const forget = () => {
    Lazy = lazy(preload);
  };
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        window.addEventListener('online', forget, { once: true });
        throw error;
      },
    );
    return loading;
  };
  let Lazy = lazy(preload);
  return { Component: () => createElement(loaded ?? Lazy), preload };
}
