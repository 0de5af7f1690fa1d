import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { AdFrame } from '../ui/ad-frame.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/inputs.tsx';
import { Skeleton, Spinner } from '../ui/loading.tsx';
import { ModuleBar, ProgressBar } from '../ui/progress-bar.tsx';
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
        description="All practice sessions are deleted. This can’t be undone."
        confirmLabel="Reset everything"
        onConfirm={close}
        danger
      />
    </Specimen>
  );
}

export function StateSpecimens() {
  return (
    <Specimen title="Cards, badges, banners, waiting, nothing, failure, progress, advertising">
      <Card>
        <Empty
          title="No exercises available for this category."
          action={
            <Button look="line" size="s">
              See Accent Reduction
            </Button>
          }
        >
          Pick another category, or come back soon.
        </Empty>
      </Card>
      <Card>
        <ErrorState
          title="Unable to Load Blog Posts"
          action={
            <Button look="line" size="s">
              Try Again
            </Button>
          }
        >
          Please try again later.
        </ErrorState>
      </Card>
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="good">Published</Badge>
        <Badge tone="warm">In progress</Badge>
        <Badge tone="bad">High</Badge>
        <Badge tone="voice">New</Badge>
        <Avatar name="Mei Tanaka" />
        <Avatar name="Ana" size={64} />
      </Row>
      <Banner tone="info" title="Confirm your email">
        We sent a link to mei@example.org.
      </Banner>
      <Banner tone="success" title="Profile saved" />
      <Banner tone="warning" title="Two exercises left today" />
      <Banner
        tone="danger"
        title="Microphone access denied."
        action={
          <Button size="s" look="line">
            Try Again
          </Button>
        }
      >
        Please enable microphone permissions.
      </Banner>
      <Spinner label="Loading your dashboard..." />
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-24" />
      <ProgressBar used={1} of={3} label="Exercises used today" />
      <ModuleBar done={14} total={20} />
      <AdFrame shape="rectangle" />
      <AdFrame shape="leaderboard" />
      <AdFrame shape="skyscraper" />
    </Specimen>
  );
}
