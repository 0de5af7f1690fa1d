import { useLocation } from 'react-router';
import { signInPath } from '../../lib/next-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type AuthState, useAuth } from './queries.ts';

/** Somebody on an administrator's screen who is none. The wording is the specification's. */
export function AccessDenied() {
  const auth = useAuth();
  return (
    <div className="wrap grid justify-items-start gap-4">
      <h1>Access Denied</h1>
      {auth.status === 'signed-out' ? <SignedOut /> : <Denied auth={auth} />}
    </div>
  );
}

function SignedOut() {
  const here = useLocation();
  return (
    <>
      <p className="text-ink-2">You need to be logged in to access the admin panel.</p>
      <ButtonLink to={signInPath(here)}>Sign In</ButtonLink>
    </>
  );
}

function Denied({ auth }: { auth: AuthState }) {
  if (auth.status !== 'signed-in' || !auth.user.needsPasskey) return <NotAdmin auth={auth} />;
  return (
    <>
      <p className="text-ink-2">
        Administrators need a passkey here. Use yours, or add one, in your profile.
      </p>
      <ButtonLink to="/profile">Go to My Profile</ButtonLink>
    </>
  );
}

function NotAdmin({ auth }: { auth: AuthState }) {
  return (
    <>
      <p className="text-ink-2">You don’t have admin privileges to access this page.</p>
      {auth.status === 'signed-in' && (
        <p className="text-15 text-ink-3">
          Username: {auth.user.username}, admin: {String(auth.user.isAdmin)}
        </p>
      )}
      <ButtonLink to="/" look="line">
        Go to Home
      </ButtonLink>
    </>
  );
}
