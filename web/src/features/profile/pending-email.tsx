import type { User } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const failed = (error: unknown) =>
  toast({
    title: 'That Didn’t Work',
    description: errorText(error, 'Please try again.'),
    tone: 'problem',
  });

/** A new address that waits for its confirmation: which one counts until then, and two ways on. */
export function PendingEmail({ user: { email, pendingEmail } }: { user: User }) {
  const queryClient = useQueryClient();
  const resend = useMutation({
    mutationFn: () => call('POST /api/user/email-change'),
    onSuccess: ({ message }) => toast({ title: 'Link Sent', description: message }),
    onError: failed,
  });
  const cancel = useMutation({
    mutationFn: () => call('DELETE /api/user/email-change'),
    onSuccess: ({ message }) => {
      toast({ title: 'Change Canceled', description: message });
      return queryClient.invalidateQueries({ queryKey: ['/api/user'] });
    },
    onError: failed,
  });
  if (!pendingEmail) return null;
  return (
    <Banner
      tone="info"
      icon={MailCheck}
      title="Confirm your new email address"
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button look="line" size="s" busy={resend.isPending} onClick={() => resend.mutate()}>
            {resend.isPending ? 'Sending...' : 'Send the link again'}
          </Button>
          <Button look="quiet" size="s" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? 'Canceling...' : 'Cancel the change'}
          </Button>
        </div>
      }
    >
      We sent a link to <b className="wrap-anywhere">{pendingEmail}</b>. Until you open it, your
      address stays <b className="wrap-anywhere">{email}</b>.
    </Banner>
  );
}
