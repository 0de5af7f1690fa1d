import { pages } from '@saywell/contract';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { useAuth } from '../features/accounts/queries.ts';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { SignUpForm } from '../features/accounts/sign-up-form.tsx';
import { WaitsForSignIn } from '../features/outbox/waits-for-sign-in.tsx';
import { IN_PLACE, usePageTitle } from '../lib/navigation.ts';
import { safeNextPath } from '../lib/next-path.ts';
import { Banner } from '../ui/banner.tsx';
import { Tabs } from '../ui/tabs.tsx';

const tabs = [
  { value: 'login' as const, label: 'Sign In' },
  { value: 'register' as const, label: 'Sign Up' },
];

export default function AuthPage() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const next = safeNextPath(search.get('next'));
  const named = search.get('tab') ?? pathname.slice(1);
  const tab = named === 'register' ? 'register' : 'login';
  usePageTitle(pages[tab].title);

  if (auth.status === 'signed-in') return <Navigate to={next} replace />;

  const show = (value: string) =>
    setSearch(
      (now) => {
        now.set('tab', value);
        return now;
      },
      { replace: true, state: IN_PLACE },
    );

  return (
    <AuthFrame
      back={{ to: '/', label: 'Back to home' }}
      title={tab === 'login' ? 'Welcome back' : 'Create your account'}
    >
      {next.startsWith('/admin') && (
        <div className="mb-4">
          <Banner tone="info" title="Access Denied">
            You need to be logged in to access the admin panel.
          </Banner>
        </div>
      )}
      <Tabs label="Sign in or sign up" tabs={tabs} value={tab} onChange={show}>
        {tab === 'login' && <WaitsForSignIn />}
        {tab === 'login' ? <SignInForm next={next} /> : <SignUpForm next={next} />}
      </Tabs>
    </AuthFrame>
  );
}
