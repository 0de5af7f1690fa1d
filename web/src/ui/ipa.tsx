import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keywordOf, spokenName } from './sound-names.tsx';

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

/** A sound with its keyword, for those who can’t read IPA: /θ/ as in **th**in. */
export function IpaAsIn({ glyph, phone }: { glyph: string; phone: string }) {
  return (
    <>
      <Ipa glyph={glyph} phone={phone} />
      <span aria-hidden lang="en-US" className="ml-1.5 font-normal text-ink-2">
        as in {keywordOf(phone, glyph)}
      </span>
    </>
  );
}

/** The mark in front of what deserves attention, like that of a stressed syllable. */
export function StressMark({ children }: { children: ReactNode }) {
  return <span className="stress">{children}</span>;
}
