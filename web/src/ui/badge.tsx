import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'text-ink-2 inset-ring-line-strong',
  good: 'bg-clear-tint text-clear inset-ring-transparent',
  warm: 'bg-close-tint text-close inset-ring-transparent',
  bad: 'bg-notyet-tint text-notyet inset-ring-transparent',
  voice: 'bg-voice-tint text-ink inset-ring-transparent',
};

/** A one-word status. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'num inline-flex items-center rounded-full px-2.5 py-0.5 text-13 font-semibold whitespace-nowrap inset-ring forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
