import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { canUsePasskeys, passkeyErrorText, signInMethods } from '../../lib/passkeys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { currentUser, useAuth } from './queries.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** For an administrator who signed in with a password where the site asks for more. */
export function AdminPasskeyBanner() {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || !auth.user.needsPasskey) return null;
  return <Needed />;
}

function Needed() {
  const queryClient = useQueryClient();
  const { data } = useQuery(signInMethods);
  const use = usePasskeySignIn((user) => queryClient.setQueryData(currentUser.queryKey, user));
  const hasOne = (data?.passkeys.length ?? 0) > 0;
  return (
    <Banner
      tone="warning"
      icon={Fingerprint}
      title="Administrators need a passkey here"
      action={
        hasOne &&
        canUsePasskeys() && (
          <Button look="line" size="s" busy={use.isPending} onClick={() => use.mutate()}>
            {use.isPending ? 'Waiting for your browser...' : 'Use My Passkey'}
          </Button>
        )
      }
    >
      {use.isError && passkeyErrorText(use.error, 'Your passkey could not be used.')}
      {!use.isError &&
        (hasOne
          ? 'You signed in with your password. Your tools wait until you use your passkey.'
          : 'Add one below. Until then your tools wait; everything else works as usual.')}
    </Banner>
  );
}
