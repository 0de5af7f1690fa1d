import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** For self-contained objects; lists use hairlines. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(cardStyle, className)} />;
}

const cardStyle = 'min-w-0 rounded-card border border-line bg-surface px-5 py-6 md:p-7';
