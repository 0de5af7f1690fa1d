import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Identity, passkeyErrorText } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';

type DeleteButtonProps = {
  title: string;
  /** What will be deleted, and when. */
  children: ReactNode;
  action: { label: string; busyLabel: string };
  identity: Identity;
  /** It gets what was typed as the password. */
  deletion: UseMutationResult<unknown, Error, string>;
  /** The error, where the server gives no reason. */
  failed: string;
  disabled?: boolean;
  allowBlank?: boolean;
  /** Whether success closes the dialog; otherwise the page is left. */
  closes?: boolean;
};

/** Deletes an account, once its owner has confirmed in a dialog who they are. */
export function DeleteButton(props: DeleteButtonProps) {
  const { title, children, action, identity, deletion, failed } = props;
  const { disabled = false, allowBlank = false, closes = false } = props;
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean) => {
    setAsking(open);
    deletion.reset();
  };
  const confirm = (password: string) => {
    if (identity.asksFor === 'password' && !password.trim()) {
      toast({
        title: 'Password Required',
        description: 'Please enter your password to confirm.',
        tone: 'problem',
      });
      return;
    }
    deletion.mutate(password, {
      onSuccess: () => {
        if (closes) ask(false);
      },
    });
  };
  return (
    <>
      <Button look="danger" disabled={disabled} onClick={() => ask(true)}>
        <Icon of={Trash2} size={18} />
        Delete Account
      </Button>
      <IdentityDialog
        open={asking}
        onOpenChange={ask}
        title={title}
        identity={identity}
        action={action}
        busy={deletion.isPending || deletion.isSuccess}
        problem={deletion.isError ? passkeyErrorText(deletion.error, failed) : undefined}
        onConfirm={confirm}
        allowBlank={allowBlank}
      >
        {children}
      </IdentityDialog>
    </>
  );
}
