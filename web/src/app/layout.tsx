import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../features/accounts/queries.ts';
import { Consent } from '../features/consent/consent-bar.tsx';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Measurement } from './measurement.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteChange } from './route-change.tsx';
import { routeAt } from './routes.tsx';
import { TopBar } from './top-bar.tsx';
import { useChores } from './use-chores.ts';

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
        data-focus-screen={takesPhone || undefined}
        // What loads there pushes the footer out of sight, so it begins there.
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
