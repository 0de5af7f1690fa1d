import { lazy, Suspense } from 'react';
import { useAuth } from '../features/accounts/queries.ts';
import { appConfig } from '../lib/app-config.ts';
import { acrossOutage } from '../lib/connection.ts';
import { Spinner } from '../ui/loading.tsx';
import { Landing } from './landing/landing.tsx';

const loadDashboard = () => import('./dashboard/dashboard.tsx');
// A visitor never needs it; for everybody else it arrives while the server says who they are.
if (appConfig.signedIn) loadDashboard().catch(() => {});
const Dashboard = lazy(acrossOutage(loadDashboard));

export default function HomePage() {
  const auth = useAuth();
  if (auth.status === 'loading') return <Waiting />;
  if (auth.status !== 'signed-in') return <Landing />;
  return (
    <Suspense fallback={<Waiting />}>
      <Dashboard name={auth.user.name} />
    </Suspense>
  );
}

/** As tall as the window, so that the footer need not move when the rest is there. */
function Waiting() {
  return (
    <div className="grid min-h-dvh content-start pt-[30vh]">
      <Spinner label="Loading your dashboard..." />
    </div>
  );
}
