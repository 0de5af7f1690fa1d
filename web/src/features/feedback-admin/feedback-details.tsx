import type { Feedback } from '@saywell/contract';
import { Dialog } from '../../ui/dialog.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { momentOf, typeLabel } from './filters.ts';
import { Priority, StatusSelect } from './status-mark.tsx';

export function FeedbackDetails({
  message,
  onClose,
}: {
  message: Feedback | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={onClose}
      title={message?.subject ?? ''}
      description={message && `${typeLabel(message.type)}, ${momentOf(message.createdAt)}`}
    >
      {message && <Details message={message} />}
    </Dialog>
  );
}

function Details({ message }: { message: Feedback }) {
  return (
    <>
      <ScrollRegion label="Message" className="max-h-[45dvh] overflow-y-auto whitespace-pre-wrap">
        {message.message}
      </ScrollRegion>
      <dl className="grid gap-3 border-t border-line pt-4">
        <div>
          <dt className="text-15 text-ink-2">From</dt>
          <dd>
            {message.userName},{' '}
            <a
              className="break-all underline"
              href={`mailto:${message.userEmail}?${new URLSearchParams({ subject: `Re: ${message.subject}` }).toString().replaceAll('+', '%20')}`}
            >
              {message.userEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-15 text-ink-2">Priority</dt>
          <dd>
            <Priority priority={message.priority} />
          </dd>
        </div>
        <div className="grid max-w-50 gap-1">
          <dt className="text-15 text-ink-2">Status</dt>
          <dd>
            <StatusSelect message={message} />
          </dd>
        </div>
      </dl>
    </>
  );
}
