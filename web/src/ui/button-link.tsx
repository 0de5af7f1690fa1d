import { Link, type LinkProps } from 'react-router';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';

/** Looks like a button, goes somewhere: a link for the keyboard and for screen readers. */
export function ButtonLink({ look, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={classNames(buttonStyle({ look, size, wide }), className)} />;
}
