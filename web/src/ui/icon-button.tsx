import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Its name for everyone: read aloud, and shown in the tooltip. */
  label: string;
  size?: number;
};

export function IconButton({ icon, label, size = 20, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(iconButton, className)}
      >
        <Icon of={icon} size={size} />
      </button>
    </Tooltip>
  );
}

export const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink disabled:opacity-45';
