import { createFeedback, FEEDBACK_MESSAGE_MAX } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { appConfig } from '../../lib/app-config.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select, TextArea, TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';

export function HelpSupport() {
  const [writing, setWriting] = useState(false);
  return (
    <Card>
      <h2>Help &amp; Support</h2>
      <p className="mt-2 text-ink-2">
        The{' '}
        <Link to="/help" className="underline">
          help page
        </Link>{' '}
        answers most questions. Is something broken, or could something work better? We read every
        message.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button look="line" size="s" onClick={() => setWriting(true)}>
          <Icon of={MessageSquareText} size={18} />
          Send Feedback
        </Button>
        <a
          href={`mailto:${appConfig.supportEmail ?? ''}`}
          className={buttonStyle({ look: 'quiet', size: 's' })}
        >
          <Icon of={Mail} size={18} />
          Contact Support
        </a>
      </div>
      <FeedbackDialog open={writing} onOpenChange={setWriting} />
    </Card>
  );
}

const TYPES = [
  { value: 'problem', label: 'Something isn’t working' },
  { value: 'idea', label: 'An idea' },
  { value: 'question', label: 'A question' },
  { value: 'other', label: 'Something else' },
];

type FeedbackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send Feedback"
      description="We’ll see your name and email address so that we can reply."
    >
      <FeedbackForm close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function FeedbackForm({ close }: { close: () => void }) {
  const form = useForm(createFeedback.body, { type: 'problem', subject: '', message: '' });
  const send = useMutation({
    mutationFn: (body: { type: string; subject: string; message: string }) =>
      call('POST /api/feedback', { body }),
    onSuccess: () => {
      toast({ title: 'Feedback Sent', description: 'Thank you. We read everything.' });
      close();
    },
  });
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => send.mutate(body))}>
      {send.isError && (
        <Banner tone="danger" title={errorText(send.error, 'Failed to send your feedback')} />
      )}
      <Select label="What is it about?" options={TYPES} {...form.field('type')} />
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea
        label="Message"
        rows={5}
        countTo={FEEDBACK_MESSAGE_MAX}
        {...form.field('message')}
      />
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send Feedback'}
        </Button>
      </DialogActions>
    </form>
  );
}
