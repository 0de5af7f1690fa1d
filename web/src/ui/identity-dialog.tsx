import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Identity } from '../lib/passkeys.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { IdentityField } from './identity-field.tsx';
import { PasswordField } from './password-field.tsx';

type IdentityDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in plain words. */
  children: ReactNode;
  identity: Pick<Identity, 'asksFor' | 'ready'> & Partial<Identity>;
  action: { label: string; busyLabel: string };
  busy: boolean;
  /** The error, if it failed. */
  problem: string | undefined;
  /**
   * Called with what was typed, even if empty; without `allowBlank` an empty one cannot be
   * submitted.
   */
  onConfirm: (password: string) => void;
  allowBlank?: boolean;
};

/** Before an action that cannot be undone: confirms the identity with a password or a passkey. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { open, onOpenChange, title } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <IdentityForm {...props} />
    </Dialog>
  );
}

/** Separate from the dialog, so that what was typed is gone when it closes. */
function IdentityForm(props: IdentityDialogProps) {
  const { children, identity, action, busy, problem, onConfirm, onOpenChange, allowBlank } = props;
  const [password, setPassword] = useState('');
  const typed = identity.asksFor === 'password';
  const isMissing = !identity.ready || (typed && !allowBlank && !password.trim());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isMissing && !busy) onConfirm(password);
  };
  return (
    <form noValidate className="grid gap-4.5" onSubmit={submit}>
      {!typed && problem && <Banner tone="danger" title={problem} />}
      <div className="grid gap-3 text-ink-2">{children}</div>
      <IdentityField identity={identity}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
      </IdentityField>
      <DialogActions>
        <Button look="line" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" look="danger" busy={busy} disabled={isMissing}>
          {busy ? action.busyLabel : action.label}
        </Button>
      </DialogActions>
    </form>
  );
}
