import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Identity } from '../lib/passkeys.ts';
import { Button } from './button.tsx';
import { Skeleton } from './loading.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type IdentityFieldProps = {
  identity: Pick<Identity, 'asksFor'> & Partial<Identity>;
  /** Shown for a passkey, when there is nothing to type. */
  passkeyNote?: ReactNode;
  /** The password field. */
  children: ReactNode;
};

/** How a form confirms the identity: the password field, or a note on what happens instead. */
export function IdentityField({ identity, passkeyNote, children }: IdentityFieldProps) {
  const { asksFor, hasPassword, retry } = identity;
  if (asksFor === 'password') return children;
  if (asksFor === 'elsewhere') return <Elsewhere hasPassword={hasPassword} />;
  if (asksFor === 'failed') return <Failed retry={retry} />;
  if (asksFor === 'passkey') {
    return <p className="text-ink-2">{passkeyNote ?? 'Your browser will ask for your passkey.'}</p>;
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton className="h-19" />
    </div>
  );
}

function Failed({ retry }: { retry: (() => void) | undefined }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-ink-2">We couldn’t find out how you sign in.</p>
      <Button look="line" size="s" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

/** A password by mail helps only people without one: for others a password is not enough. */
function Elsewhere({ hasPassword }: { hasPassword: boolean | undefined }) {
  return (
    <p className="text-ink-2">
      This browser can’t use your passkey. Open this page on a device that has it
      {!hasPassword && (
        <>
          , or{' '}
          <Link to="/forgot-password" className="underline">
            get a password by email
          </Link>
        </>
      )}
      .
    </p>
  );
}
