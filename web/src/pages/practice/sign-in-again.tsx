import { type ReactNode, Suspense, useState } from 'react';
import { optionalPart } from '../../lib/connection.ts';
import { Button } from '../../ui/button.tsx';

const SignInDialog = optionalPart(() => import('../../features/accounts/sign-in-dialog.tsx'));

/** For somebody who was signed out elsewhere: signs in on the spot, so that the take is not lost. */
export function SignInAgain({
  onSignedIn,
  kept,
  children,
}: {
  onSignedIn: () => void;
  /** What becomes of that which is on the page, where it is no recording. */
  kept?: string;
  /** Why this is necessary. */
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {children && <p className="text-15 text-ink-2">{children}</p>}
      <Button look={children ? 'line' : 'go'} size="s" onClick={() => setOpen(true)}>
        Sign in again
      </Button>
      {open && (
        <Suspense>
          <SignInDialog
            {...(kept !== undefined && { kept })}
            onClose={() => setOpen(false)}
            onSignedIn={() => {
              setOpen(false);
              onSignedIn();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
