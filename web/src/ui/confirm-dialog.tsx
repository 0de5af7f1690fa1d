import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogActions, dialogPanel, dialogVeil, onEscape, useReturnFocus } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in plain words. */
  description: ReactNode;
  /** The verb, not "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. Stays open until the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, busy, danger } = props;
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogVeil}>
          <Primitive.Content
            className={dialogPanel}
            {...returnFocus}
            onKeyDown={onEscape(() => onOpenChange(false))}
          >
            <div className="grid gap-2">
              <Primitive.Title>{title}</Primitive.Title>
              <Primitive.Description className="text-ink-2">{description}</Primitive.Description>
            </div>
            {props.children}
            <DialogActions>
              <Primitive.Cancel asChild>
                <Button look="line">Cancel</Button>
              </Primitive.Cancel>
              <Button look={danger ? 'danger' : 'go'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </DialogActions>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
