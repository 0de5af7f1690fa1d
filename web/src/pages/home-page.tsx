import { Mic } from 'lucide-react';
import { useAuth } from '../features/accounts/queries.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Landing } from './landing/landing.tsx';

export default function HomePage() {
  const auth = useAuth();
  if (auth.status === 'loading')
    return <Spinner label="Loading your dashboard..." className="m-auto" />;
  return auth.status === 'signed-in' ? <Dashboard name={auth.user.name} /> : <Landing />;
}

function Dashboard({ name }: { name: string }) {
  usePageTitle('Home');
  return (
    <div className="wrap grid gap-6 md:grid-cols-[1fr_auto] md:items-end">
      <div>
        <h1 className="text-[clamp(2.25rem,1.8rem+2.2vw,3.5rem)]">Good day, {name}!</h1>
        <p className="mt-2 text-20 text-ink-2">Ready to practice your pronunciation?</p>
      </div>
      <ButtonLink to="/practice" size="l">
        <Icon of={Mic} />
        Start Practice Session
      </ButtonLink>
    </div>
  );
}
