import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The specification's route table, for the journeys. */
export type Screen = {
  path: string;
  heading: RegExp | string;
  /** Required role. */
  needs?: 'user' | 'admin';
  /** Tells visitors itself, instead of redirecting to the sign-in screen. */
  refusesVisitors?: boolean;
};

const SCREENS: Screen[] = [
  { path: '/?practice', heading: 'Pronunciation · Level 1' },
  { path: '/blog', heading: 'Pronunciation Learning Blog' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/cookies', heading: 'Cookie Policy' },
  { path: '/help', heading: 'Help' },
  { path: '/auth', heading: 'Welcome back' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create your account' },
  { path: '/forgot-password', heading: /password/i },
  { path: '/reset-password?token=unknown', heading: /password/i },
  { path: '/verify-email', heading: /email/i },
  { path: '/undo-email-change?token=unknown', heading: 'Take your account back' },
  { path: '/unsubscribe?token=unknown', heading: 'Stop the reminders' },
  { path: '/ear', heading: 'Ear training' },
  { path: '/partner', heading: 'Practice with a partner' },
  { path: '/class/unknown', heading: 'There is no class here' },
  { path: '/demo', heading: 'Ad-Supported Learning Demo' },
  { path: '/test-admin', heading: 'Test page' },
  { path: '/practice', heading: 'Practice', needs: 'user' },
  { path: '/practice?weakest', heading: 'My weakest sounds', needs: 'user' },
  { path: '/first-session', heading: 'Your first session', needs: 'user' },
  { path: '/today', heading: 'Today’s five minutes', needs: 'user' },
  { path: '/path', heading: 'Your path', needs: 'user' },
  { path: '/stress', heading: 'Stress Gym', needs: 'user' },
  { path: '/scenes', heading: 'Scenes', needs: 'user' },
  { path: '/scenes/ordering', heading: 'Ordering lunch', needs: 'user' },
  { path: '/classes', heading: 'Classes', needs: 'user' },
  { path: '/classes?new', heading: 'Make a class', needs: 'user' },
  { path: '/progress', heading: 'Your Progress', needs: 'user' },
  { path: '/profile', heading: /Learner|ada_admin/, needs: 'user' },
  { path: '/settings', heading: 'Privacy and Settings', needs: 'user' },
  { path: '/admin/feedback', heading: 'Feedback', needs: 'admin' },
  { path: '/admin/overview', heading: 'Site overview', needs: 'admin' },
  { path: '/admin/voices', heading: 'Voices', needs: 'admin' },
  { path: '/admin/blog', heading: 'Blog Management', needs: 'admin', refusesVisitors: true },
  { path: '/admin-blog', heading: 'Blog Management', needs: 'admin', refusesVisitors: true },
];

export const publicScreens = SCREENS.filter(({ needs }) => !needs);
export const protectedScreens = SCREENS.filter(({ needs }) => needs);

/** Opens a screen at its address, with its heading and title. */
export async function openScreen(page: Page, { path, heading }: Pick<Screen, 'path' | 'heading'>) {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/· Saywell$/);
}
