import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { spokenName } from './sound-names.tsx';

/** A sound between slashes. Screen readers cannot read IPA, so they get "th as in thin". */
export function Ipa({
  glyph,
  phone,
  className,
}: {
  glyph: string;
  phone: string;
  className?: string;
}) {
  return (
    <span className={classNames('ipa whitespace-nowrap', className)}>
      <span aria-hidden>/{glyph}/</span>
      <span className="sr-only">{spokenName(phone, glyph)}</span>
    </span>
  );
}

/** The mark in front of what deserves attention, like that of a stressed syllable. */
export function StressMark({ children }: { children: ReactNode }) {
  return <span className="stress">{children}</span>;
}
