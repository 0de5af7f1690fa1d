import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Its accessible name, also shown in the tooltip. */
  label: string;
  /** A word of the label that is always to be seen. */
  text?: string;
  size?: number;
};

export function IconButton({ icon, label, text, size = 20, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(text ? wordButton : iconButton, className)}
      >
        <Icon of={icon} size={size} />
        {text}
      </button>
    </Tooltip>
  );
}

const wordButton =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-2 md:gap-2 md:px-3 text-15 font-semibold text-ink-2 transition-colors enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-45';

export const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink disabled:opacity-45';
