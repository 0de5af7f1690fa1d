import { APP_NAME } from '@saywell/contract';
import { AudioLines, ChartNoAxesColumn, Flame, House, UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import type { AuthState } from '../features/accounts/queries.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ThemeToggle } from '../ui/theme.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { preloadRoute } from './routes.tsx';

/** Hidden on a phone where the route takes the phone (`takesPhone` in routes.tsx). */
export function TopBar({ auth }: { auth: AuthState }) {
  return (
    <header className="top-bar border-b border-line bg-paper">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-3 md:min-h-18 md:gap-x-6">
        <Wordmark name={APP_NAME} />
        {auth.status === 'signed-in' && <MainNavigation />}
        <div className="ml-auto flex flex-wrap items-center gap-x-1 md:gap-x-2">
          {auth.status === 'signed-out' && <SignInLinks />}
          {auth.status === 'signed-in' && auth.user.streak > 0 && (
            <Streak days={auth.user.streak} />
          )}
          <ThemeToggle />
          {auth.status === 'signed-in' && (
            <Link
              to="/profile"
              className="-mx-1 grid size-11 place-items-center rounded-full"
              {...preloadOnIntent('/profile')}
            >
              <Avatar name={auth.user.name} />
              <VisuallyHidden>Your profile</VisuallyHidden>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  return (
    <nav aria-label="Main" className="ml-4 hidden gap-1 md:flex">
      {navigation.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="nav-mark relative inline-flex min-h-11 items-center rounded-tile px-3.5 font-medium text-ink-2 no-underline hover:bg-sunken aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:before:top-[11px] aria-[current]:before:left-[7px]"
          {...preloadOnIntent(to)}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function SignInLinks() {
  return (
    <>
      <ButtonLink to="/auth?tab=login" look="quiet" size="s" {...preloadOnIntent('/auth')}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth?tab=register" look="line" size="s" {...preloadOnIntent('/auth')}>
        Sign Up
      </ButtonLink>
    </>
  );
}

function Streak({ days }: { days: number }) {
  return (
    <span className="num inline-flex items-center gap-1.5 text-15 font-semibold whitespace-nowrap text-ink-2">
      <Icon of={Flame} size={18} />
      {days}
      <VisuallyHidden>-day streak</VisuallyHidden>
    </span>
  );
}

export function BottomNav() {
  return (
    <nav
      aria-label="Main"
      data-dock
      className="sticky bottom-0 z-5 grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navigation.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="nav-mark relative grid min-h-15 content-center justify-items-center gap-[3px] text-13 font-medium text-ink-3 no-underline aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:before:top-[7px] aria-[current]:before:left-[calc(50%-19px)]"
          {...preloadOnIntent(to)}
        >
          <Icon of={icon} size={22} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * The selected exercise is in the URL (/practice?exercise=…), so a link to the plain path of
 * Practice also clears it.
 */
const navigation = [
  { to: '/', label: 'Home', icon: House },
  { to: '/practice', label: 'Practice', icon: AudioLines },
  { to: '/progress', label: 'Progress', icon: ChartNoAxesColumn },
  { to: '/profile', label: 'Profile', icon: UserRound },
];

/** Loads a screen's code as soon as the pointer or finger touches its link. */
function preloadOnIntent(to: string) {
  const preload = () => void preloadRoute(to).catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}
