import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { appConfig } from '../../lib/app-config.ts';
import {
  canUsePasskeys,
  passkeyErrorText,
  proveWithPasskey,
  signInMethods,
} from '../../lib/passkeys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { currentUser, useAuth } from './queries.ts';

/** For an administrator who signed in with a password where the site asks for more. */
export function AdminPasskeyBanner() {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || !auth.user.needsPasskey) return null;
  return <Needed />;
}

function Needed() {
  const { data, isError, refetch } = useQuery(signInMethods);
  if (data) return data.passkeys.length > 0 ? <HasOne /> : <HasNone />;
  if (!isError) return <Told>Your tools are locked until you use one.</Told>;
  const retry = (
    <Button look="line" size="s" onClick={() => void refetch()}>
      Try Again
    </Button>
  );
  return <Told action={retry}>We couldn’t find out whether you have one.</Told>;
}

function HasNone() {
  if (!canUsePasskeys()) {
    return (
      <Told>
        Your tools are locked until you add one, and this browser can’t do that here. Open{' '}
        <Profile /> in another browser.
      </Told>
    );
  }
  return (
    <Told>Add one below. Until then, your tools are locked; everything else works as usual.</Told>
  );
}

/** In this session and no other: another account's passkey must not change who is signed in. */
function HasOne() {
  const queryClient = useQueryClient();
  const use = useMutation({
    mutationFn: async () =>
      call('POST /api/user/passkeys/shown', { body: await proveWithPasskey() }),
    onSuccess: (user) => queryClient.setQueryData(currentUser.queryKey, user),
  });
  if (!canUsePasskeys()) {
    return (
      <Told>
        Your tools are locked until you use your passkey, and this browser can’t do that here. Open{' '}
        <Profile /> on a device that has it.
      </Told>
    );
  }
  const press = (
    <Button look="line" size="s" busy={use.isPending} onClick={() => use.mutate()}>
      {use.isPending ? 'Waiting for your browser...' : 'Use My Passkey'}
    </Button>
  );
  return (
    <Told action={press}>
      {use.isError
        ? passkeyErrorText(use.error, 'Your passkey couldn’t be used.')
        : 'You signed in with your password. Your tools are locked until you use your passkey.'}
    </Told>
  );
}

/** At the one address where passkeys of this site work, which need not be the one in use. */
function Profile() {
  const address = `${appConfig.passkeys ?? window.location.origin}/profile`;
  return (
    <a href={address} className="wrap-anywhere underline">
      {address}
    </a>
  );
}

function Told({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Banner
      tone="warning"
      icon={Fingerprint}
      title="Administrators need a passkey here"
      action={action}
    >
      {children}
    </Banner>
  );
}
