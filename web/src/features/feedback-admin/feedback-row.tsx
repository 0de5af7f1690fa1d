import type { Feedback } from '@saywell/contract';
import { dayOf, typeLabel } from './labels.ts';
import { Priority } from './status-mark.tsx';
import { StatusSelect } from './status-select.tsx';

export function FeedbackRow({ message, onOpen }: { message: Feedback; onOpen: () => void }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line py-5 first:border-t-0 md:grid-cols-[78px_minmax(0,1fr)_120px_84px_150px] md:items-center md:gap-4 md:py-4 lg:grid-cols-[110px_minmax(0,1fr)_200px_100px_160px] lg:gap-6">
      <span className="text-15 wrap-anywhere text-ink-2">{typeLabel(message.type)}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="inline-flex min-h-11 items-center min-w-0 rounded-word text-left font-[650] wrap-anywhere hover:underline"
      >
        {message.subject}
      </button>
      <span className="flex min-w-0 gap-x-2.5 text-15 text-ink-2 md:block">
        <span className="block truncate">{message.userName}</span>
        <time dateTime={message.createdAt} className="num block shrink-0 text-ink-3">
          {dayOf(message.createdAt)}
        </time>
      </span>
      <Priority priority={message.priority} />
      <StatusSelect message={message} />
    </li>
  );
}
