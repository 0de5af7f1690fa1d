import type { User } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../features/accounts/queries.ts';
import { Consent } from '../features/consent/consent-bar.tsx';
import { trialToken } from '../features/trial/token.ts';
import { useOnline } from '../lib/connection.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/loading.tsx';
import { BottomNav, TopBar } from './bars.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Measurement } from './measurement.tsx';
import { RouteChange } from './route-change.tsx';
import { routeAt } from './routes.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const auth = useAuth();
  useChores(auth.status === 'signed-in' ? auth.user : undefined);
  const route = routeAt(pathname);
  const bare = route?.frame === 'bare';
  const takesPhone = route?.takesPhone?.(search) ?? false;
  const waits = route?.access !== 'public' && auth.status === 'loading';
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-24 rounded-full border border-transparent bg-ink px-5 py-3 font-semibold text-paper no-underline focus:translate-y-0"
      >
        Skip to content
      </a>
      {!bare && <Consent status={auth.status} />}
      <OfflineBanner />
      <Measurement auth={auth} route={route} />
      {!bare && <TopBar auth={auth} />}
      <main
        id="main"
        tabIndex={-1}
        data-takes-phone={takesPhone || undefined}
        // Loading content would push the footer out of view, so it starts there.
        className={classNames(
          bare ? 'grid flex-1' : 'flex flex-1 flex-col pt-6 pb-12 md:pt-12 md:pb-16',
          (takesPhone || waits) && 'min-h-dvh',
        )}
      >
        <ErrorBoundary path={pathname}>
          <Suspense fallback={<Spinner label="Loading..." className="m-auto" />}>
            {children}
            <RouteChange title={route?.title} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!bare && <Footer signedOut={auth.status === 'signed-out'} />}
      {!bare && auth.status === 'signed-in' && <BottomNav />}
    </>
  );
}

/** The live region stays mounted: screen readers announce only changes inside an existing one. */
function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="offline-notice">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-5 py-2.5 text-center text-15 text-paper">
          <Icon of={WifiOff} size={18} />
          You’re offline. We’ll pick up where you left off when the connection is back.
        </p>
      )}
    </div>
  );
}

/** Background tasks for signed-in people, loaded only then. */
function useChores(user: User | undefined): void {
  const queryClient = useQueryClient();
  const zone = user && `${user.timezoneOffset} ${user.timeZone}`;
  useEffect(() => {
    if (zone === undefined) return;
    // If the code does not load, the next visit tries again.
    import('./chores.ts').then(
      ({ doChores }) => doChores(queryClient, zone, trialToken()),
      () => undefined,
    );
  }, [zone, queryClient]);
}
