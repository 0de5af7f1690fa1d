import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { forgetAccounts } from '../../lib/account-storage.ts';
import { forgetReads } from '../../lib/kept.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { currentUser } from './queries.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in form over the page: what is on it stays. */
export default function SignInDialog({
  kept = 'Your recording is still here. It will be saved or sent as soon as you are signed in.',
  onClose,
  onSignedIn,
}: {
  /** What becomes of that which is on the page. */
  kept?: string;
  onClose: () => void;
  onSignedIn: () => void;
}) {
  const queryClient = useQueryClient();
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog open onOpenChange={onClose} title="Sign in again" description={kept}>
      <SignInForm
        next={pathname + search + hash}
        onUser={(user) => {
          const before = queryClient.getQueryData(currentUser.queryKey);
          // What is on the page belongs to whoever was signed in before.
          if (before && before.id !== user.id) {
            forgetAccounts({ but: user.id });
            void forgetReads().then(() => window.location.reload());
            return;
          }
          queryClient.setQueryData(currentUser.queryKey, user);
          onSignedIn();
        }}
      />
    </Dialog>
  );
}
