import { createFeedback, FEEDBACK_MESSAGE_MAX } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Select, TextArea, TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';

const TYPES = [
  { value: 'problem', label: 'Something does not work' },
  { value: 'idea', label: 'An idea' },
  { value: 'question', label: 'A question' },
  { value: 'other', label: 'Something else' },
];

type FeedbackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send Feedback"
      description="It reaches us with your name and e-mail address, so that we can answer."
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
