import type { Page } from '@saywell/contract';
import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type AuthState, isAdmin, useAuth } from '../features/accounts/queries.ts';
import { signInPath } from '../lib/next-path.ts';
import { CouldNotLoad } from '../ui/could-not-load.tsx';
import { Spinner } from '../ui/loading.tsx';
import type { AppRoute } from './routes.tsx';

/** Rarely seen, so it is not part of the first visit. */
const AccessDenied = lazy(async () => {
  const { AccessDenied } = await import('../features/accounts/access-denied.tsx');
  return { default: AccessDenied };
});

export function Guarded({ route }: { route: AppRoute }) {
  const auth = useAuth();
  const here = useLocation();
  const decision = decide(route.access, auth, here);
  if (decision.kind === 'wait') return <Spinner label="Loading..." className="m-auto" />;
  if (decision.kind === 'sign-in') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'denied') return <AccessDenied />;
  if (decision.kind === 'failed') return <ConnectionError retry={decision.retry} />;
  return <route.page.Component />;
}

function ConnectionError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap">
      <CouldNotLoad
        heading="h1"
        title="We couldn’t reach Saywell"
        why="Check your connection. Nothing you saved is lost."
        onRetry={retry}
      />
    </div>
  );
}

type Place = { pathname: string; search: string; hash: string };

type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'sign-in'; to: string }
  | { kind: 'denied' }
  | { kind: 'failed'; retry: () => void };

/** Whether a screen may be shown. The server enforces the same; this only saves a dead end. */
export function decide(access: Page['access'], auth: AuthState, here: Place): Decision {
  if (access === 'public') return { kind: 'show' };
  if (auth.status === 'loading') return { kind: 'wait' };
  if (auth.status === 'failed') return { kind: 'failed', retry: auth.retry };
  if (auth.status === 'signed-out') return { kind: 'sign-in', to: signInPath(here) };
  const hasPowers = isAdmin(auth.user) && !auth.user.needsPasskey;
  return access === 'admin' && !hasPowers ? { kind: 'denied' } : { kind: 'show' };
}
