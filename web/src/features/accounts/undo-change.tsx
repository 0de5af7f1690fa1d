import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { currentUser } from './queries.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/**
 * Takes an account back. By a button and not by opening the link, as mail scanners do: it signs
 * everybody out.
 */
export function UndoChange({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => call('POST /api/auth/undo-email-change', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUser.queryKey }),
  });
  if (undo.data) {
    return (
      <div className="grid gap-5">
        <Banner tone="success" title={undo.data.message}>
          Now choose a new password. The old one no longer works.
        </Banner>
        <ResetPasswordForm token={undo.data.resetToken} />
      </div>
    );
  }
  // The server has looked at the link: trying again changes nothing.
  if (undo.error instanceof ApiError && undo.error.status === 400) {
    return (
      <div className="grid justify-items-start gap-5">
        <Banner tone="danger" title={errorText(undo.error, 'This link is no longer valid.')}>
          If you can’t get into your account, ask for a new password.
        </Banner>
        <ButtonLink to="/forgot-password">Send a New Link</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      {undo.isError && (
        <Banner tone="danger" title={errorText(undo.error, 'Network error. Please try again.')} />
      )}
      <p className="text-ink-2">
        Did someone else change the email address of your account? Then they know your password, or
        they have one of your passkeys.
      </p>
      <p className="text-ink-2">
        Undo the change, and the address where you got this link becomes your account’s address
        again. We sign everyone out and remove your passkeys (an administrator’s older ones may
        stay). Then you choose a new password.
      </p>
      <Button wide busy={undo.isPending} onClick={() => undo.mutate()}>
        {undo.isPending ? 'Undoing...' : 'Undo the Change'}
      </Button>
      <p className="text-15 text-ink-2">If you changed it yourself, just close this page.</p>
    </div>
  );
}
