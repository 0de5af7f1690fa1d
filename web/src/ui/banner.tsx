import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const tones = {
  /** Beside something that asks for more attention. */
  quiet: { icon: Info, box: 'border border-line bg-surface', mark: 'text-ink-2' },
  info: { icon: Info, box: 'bg-voice-tint', mark: 'text-voice' },
  success: { icon: CircleCheck, box: 'bg-clear-tint', mark: 'text-clear' },
  warning: { icon: TriangleAlert, box: 'bg-close-tint', mark: 'text-close' },
  danger: { icon: TriangleAlert, box: 'bg-notyet-tint', mark: 'text-notyet' },
};

/** A message that stays on the page. A danger is announced at once, the others politely. */
export function Banner({
  tone,
  title,
  icon,
  action,
  children,
}: {
  tone: keyof typeof tones;
  title: string;
  icon?: LucideIcon;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const look = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'grid grid-cols-[24px_1fr] gap-3 rounded-tile px-4.5 py-4 forced-colors:border',
        look.box,
      )}
    >
      <Icon of={icon ?? look.icon} size={22} className={look.mark} />
      <div className="grid justify-items-start gap-1">
        <b>{title}</b>
        {children && <div className="text-15">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
