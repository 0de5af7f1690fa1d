import type { ReactNode } from 'react';

/** The mark that stands before whatever deserves attention, as before a stressed syllable. */
export function StressMark({ children }: { children: ReactNode }) {
  return <span className="stress">{children}</span>;
}
