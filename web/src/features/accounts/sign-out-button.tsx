import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetAccounts } from '../../lib/account-storage.ts';
import { errorText, mayWorkLater } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { forgetReads, signOutLater } from '../../lib/kept.ts';
import { isUnsent } from '../../lib/outbox/item.ts';
import { outbox, useOutbox } from '../../lib/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

export function SignOutButton() {
  const leave = useLeave();
  const signOut = useMutation({
    mutationFn: signOutHere,
    onSuccess: leave,
    onError: (error) =>
      toast({
        title: 'Sign out failed',
        description: errorText(error, 'Try again in a moment.'),
        tone: 'problem',
      }),
  });
  const [asking, setAsking] = useState(false);
  const waiting = useOutbox(({ items }) => items.filter(isUnsent).length);
  const [sending, setSending] = useState(false);
  const busy = sending || signOut.isPending || signOut.isSuccess;
  const sendThenSignOut = async () => {
    setSending(true);
    const ids = new Set(outbox.state.get().items.map(({ userId }) => userId));
    const send = Promise.all([...ids].map((userId) => outbox.release(userId).catch(() => {})));
    await Promise.race([send, pause(SENDS_WITHIN_MS)]);
    setSending(false);
    if (outbox.state.get().items.some(isUnsent)) setAsking(true);
    else signOut.mutate();
  };
  return (
    <>
      <Button
        look="line"
        busy={busy}
        onClick={() => (waiting > 0 ? void sendThenSignOut() : signOut.mutate())}
      >
        <Icon of={LogOut} size={18} />
        {busy ? 'Signing out...' : 'Sign Out'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${waiting === 1 ? '1 result hasn’t' : `${waiting} results haven’t`} been sent yet. Sign out anyway?`}
        description={`${waiting === 1 ? 'It is' : 'They are'} on this device only, and will be deleted.`}
        confirmLabel="Sign Out"
        danger
        onConfirm={() => {
          setAsking(false);
          signOut.mutate();
        }}
      />
    </>
  );
}

/** Nobody waits longer for what waits to be sent. */
const SENDS_WITHIN_MS = 3_000;

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

async function signOutHere(): Promise<void> {
  try {
    await call('POST /api/logout');
  } catch (error) {
    if (!mayWorkLater(error) || !(await signOutLater())) throw error;
  }
}

/** Back to the landing page, with nothing of the person left in this browser. */
export function useLeave() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    void forgetReads();
    forgetAccounts();
    const user = queryClient.getQueryData(currentUser.queryKey);
    if (user) void outbox.clear(user.id).catch(() => {});
    // First away from a screen that would otherwise ask the stranger to sign in.
    void navigate('/');
    queryClient.setQueryData(currentUser.queryKey, null);
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0],
      type: 'inactive',
    });
  };
}
