import { AccessDenied } from '../features/accounts/access-denied.tsx';
import { isAdmin } from '../features/accounts/auth-state.ts';
import { useAuth } from '../features/accounts/queries.ts';
import { PlainPage } from './plain-page.tsx';

export default function BlogAdminPage() {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || !isAdmin(auth.user)) return <AccessDenied />;
  return <PlainPage title="Blog Management">Posts will be written and published here.</PlainPage>;
}
