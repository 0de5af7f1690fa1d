import { useAuth } from './queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** A signed-in person on an administrator's screen. The wording is the specification's. */
export function AccessDenied() {
  const auth = useAuth();
  return (
    <div className="wrap grid justify-items-start gap-4">
      <h1>Access Denied</h1>
      <p className="text-ink-2">You don't have admin privileges to access this page.</p>
      {auth.status === 'signed-in' && (
        <p className="text-15 text-ink-3">
          Username: {auth.user.username}, admin: {String(auth.user.isAdmin)}
        </p>
      )}
      <ButtonLink to="/" look="line">
        Go to Home
      </ButtonLink>
    </div>
  );
}
