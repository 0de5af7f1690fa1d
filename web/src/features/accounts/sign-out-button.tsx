import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeave } from './use-leave.ts';

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
