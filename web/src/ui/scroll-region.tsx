import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Content that scrolls by itself when it is too large for its place. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div
      role="region"
      aria-label={label}
      // Whoever has only a keyboard scrolls it once it has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames('rounded-word', className)}
    >
      {children}
    </div>
  );
}
