import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, plainly. */
  children: ReactNode;
  action: { label: string; busyLabel: string };
  busy: boolean;
  /** What the server said of the password. */
  problem: string | undefined;
  /** Called with what was typed, blank or not; without `allowBlank` a blank one cannot be sent. */
  onConfirm: (password: string) => void;
  allowBlank?: boolean;
};

/** Before something that cannot be undone: the password says that it is really you. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onOpenChange, title } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <PasswordForm {...props} />
    </Dialog>
  );
}

/** Apart from the dialog, so that what was typed is gone when it closes. */
function PasswordForm(props: PasswordDialogProps) {
  const { children, action, busy, problem, onConfirm, onOpenChange, allowBlank } = props;
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (allowBlank || password.trim()) onConfirm(password);
  };
  return (
    <form noValidate className="grid gap-4.5" onSubmit={submit}>
      <div className="grid gap-3 text-ink-2">{children}</div>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      <DialogActions>
        <Button look="line" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" look="danger" busy={busy} disabled={!allowBlank && !password.trim()}>
          {busy ? action.busyLabel : action.label}
        </Button>
      </DialogActions>
    </form>
  );
}
