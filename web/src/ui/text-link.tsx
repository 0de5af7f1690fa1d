import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A standalone link: "Practice θ and s →". Links in prose are simply underlined. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 font-semibold no-underline hover:underline',
        className,
      )}
    />
  );
}
