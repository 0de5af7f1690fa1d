import { Navigate, useLocation } from 'react-router';
import { AccessDenied } from '../features/accounts/access-denied.tsx';
import { useAuth } from '../features/accounts/queries.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ConnectionError } from './connection-error.tsx';
import { decide } from './guard.ts';
import type { AppRoute } from './routes.tsx';

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
