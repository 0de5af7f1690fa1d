import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { forgetReads } from '../../lib/kept.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

export function SignOutButton() {
  const leave = useLeave();
  const signOut = useMutation({
    mutationFn: () => call('POST /api/logout'),
    onSuccess: leave,
    onError: () => toast({ title: 'Sign out failed', tone: 'problem' }),
  });
  const busy = signOut.isPending || signOut.isSuccess;
  return (
    <Button look="line" busy={busy} onClick={() => signOut.mutate()}>
      <Icon of={LogOut} size={18} />
      {busy ? 'Signing out...' : 'Sign Out'}
    </Button>
  );
}

/** Back to the landing page, with nothing of the person left in this browser. */
export function useLeave() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    void forgetReads();
    // First away from a screen that would otherwise ask the stranger to sign in.
    void navigate('/');
    queryClient.setQueryData(currentUser.queryKey, null);
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0],
      type: 'inactive',
    });
  };
}
