import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { SpinnerMark } from './loading.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { busy?: boolean };

/**
 * While busy it keeps its size and focus and ignores presses; its text should say what is happening
 * ('Saving...').
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

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={classNames(buttonStyle({ look, size, wide }), className)} />;
}

/**
 * `go`: the one next step of a view. `line`: other actions. `you`: plays the learner. `quiet`: the
 * rest.
 */
export type ButtonLook = 'go' | 'line' | 'you' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

const base =
  'relative inline-flex items-center justify-center gap-2.5 rounded-full text-center leading-[1.1] font-semibold no-underline transition-[background-color,translate] active:translate-y-px disabled:opacity-45 disabled:active:translate-y-0 aria-busy:cursor-progress forced-colors:border forced-colors:border-current';

const looks: Record<ButtonLook, string> = {
  go: 'bg-voice text-on-voice enabled:hover:bg-voice-deep [a&]:hover:bg-voice-deep',
  line: 'text-ink inset-ring-[1.5px] inset-ring-line-strong enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  you: 'text-voice inset-ring-[1.5px] inset-ring-voice enabled:hover:bg-voice-tint [a&]:hover:bg-voice-tint',
  quiet: 'text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  danger:
    'text-notyet inset-ring-[1.5px] inset-ring-notyet-fill enabled:hover:bg-notyet-tint [a&]:hover:bg-notyet-tint',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-4 text-15',
  m: 'min-h-12 px-[22px] text-17',
  l: 'min-h-14 px-7 text-17',
};

type ButtonStyle = { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

export function buttonStyle({ look = 'go', size = 'm', wide }: ButtonStyle): string {
  const quietPadding = look === 'quiet' && size === 'm' ? 'px-3.5!' : false;
  return classNames(base, looks[look], sizes[size], quietPadding, wide && 'w-full');
}
