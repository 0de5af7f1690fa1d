import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { busy?: boolean };

/**
 * While busy it keeps its size and its focus and ignores presses; say what is happening in its
 * text ('Saving...').
 */
export function Button({
  look,
  size,
  wide,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ look, size, wide }), className)}
    >
      {busy && <SpinnerMark size={18} />}
      {children}
    </button>
  );
}
