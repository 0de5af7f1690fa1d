import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/inputs.tsx';
import { toast } from '../ui/toast.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen title="Dialogs, toasts, tooltips">
      <Row>
        <Button look="line" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button look="line" onClick={() => setOpen('confirm')}>
          Open confirm
        </Button>
        <Button
          look="line"
          onClick={() =>
            toast({
              title: 'Progress Reset',
              description: 'All your learning progress has been reset successfully.',
            })
          }
        >
          Toast
        </Button>
        <Button
          look="line"
          onClick={() =>
            toast({
              title: 'Analysis Error',
              description: 'Failed to analyze pronunciation',
              tone: 'problem',
            })
          }
        >
          Problem toast
        </Button>
        <Tooltip text="Shows after 700 ms">
          <Button look="quiet">Tooltip</Button>
        </Tooltip>
        <IconButton icon={CircleHelp} label="Help" />
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Edit Profile"
        description="Your name is shown on your dashboard."
      >
        <TextField label="Name" defaultValue="Mei Tanaka" />
        <DialogActions>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Reset your progress?"
        description="All practice sessions are deleted. This cannot be undone."
        confirmLabel="Reset everything"
        onConfirm={close}
        danger
      />
    </Specimen>
  );
}
