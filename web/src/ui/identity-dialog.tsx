import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';

type IdentityDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, plainly. */
  children: ReactNode;
  /** With a passkey there is nothing to type: the browser asks. */
  asksFor: 'password' | 'passkey';
  action: { label: string; busyLabel: string };
  busy: boolean;
  /** Why it did not work. */
  problem: string | undefined;
  /** Called with what was typed, blank or not; without `allowBlank` a blank one cannot be sent. */
  onConfirm: (password: string) => void;
  allowBlank?: boolean;
};

/** Before something that cannot be undone: a password or a passkey says that it is really you. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { open, onOpenChange, title } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <IdentityForm {...props} />
    </Dialog>
  );
}

/** Apart from the dialog, so that what was typed is gone when it closes. */
function IdentityForm(props: IdentityDialogProps) {
  const { children, asksFor, action, busy, problem, onConfirm, onOpenChange, allowBlank } = props;
  const [password, setPassword] = useState('');
  const isMissing = asksFor === 'password' && !allowBlank && !password.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isMissing && !busy) onConfirm(password);
  };
  return (
    <form noValidate className="grid gap-4.5" onSubmit={submit}>
      {asksFor === 'passkey' && problem && <Banner tone="danger" title={problem} />}
      <div className="grid gap-3 text-ink-2">
        {children}
        {asksFor === 'passkey' && <p>Your browser will ask for your passkey.</p>}
      </div>
      {asksFor === 'password' && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
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
