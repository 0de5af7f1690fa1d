import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../features/accounts/queries.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteChange } from './route-change.tsx';
import { routeAt } from './routes.tsx';
import { TopBar } from './top-bar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const auth = useAuth();
  const route = routeAt(pathname);
  const bare = route?.frame === 'bare';
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper no-underline focus:translate-y-0"
      >
        Skip to content
      </a>
      <OfflineBanner />
      {!bare && <TopBar auth={auth} />}
      <main
        id="main"
        tabIndex={-1}
        className={bare ? 'grid flex-1' : 'flex flex-1 flex-col pt-6 pb-12 md:pt-12 md:pb-16'}
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
