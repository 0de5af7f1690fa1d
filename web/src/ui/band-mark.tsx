import type { ReactNode } from 'react';
import type { Band } from './bands.ts';

/** The shape of a band: tick in a disc, wave in a square, triangle, dashed ring. */
export function BandMark({ band, size = 18 }: { band: Band; size?: number }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="paint"
      aria-hidden
    >
      {shapes[band]}
    </svg>
  );
}

const shapes = {
  clear: (
    <>
      <circle cx="9" cy="9" r="9" className="fill-clear-fill" />
      <path d="m5 9.3 2.8 2.800L13 6.6" className="stroke-surface" />
    </>
  ),
  close: (
    <>
      <rect
        x="1.6"
        y="1.6"
        width="14.8"
        height="14.8"
        rx="4"
        className="fill-close-tint stroke-close-fill"
      />
      <path d="M4.6 9.600c1.5-2.4 2.9-2.4 4.4-.600s2.9 1.8 4.4-.6" className="stroke-close" />
    </>
  ),
  notyet: (
    <>
      <path d="M9 1.6 17 16H1z" strokeWidth="2.2" className="stroke-notyet-fill" />
      <path d="M9 7v3.600m0 2.600v.1" className="stroke-notyet" />
    </>
  ),
  unsure: <circle cx="9" cy="9" r="7.8" strokeDasharray="2.2 3" stroke="currentColor" />,
} satisfies Record<Band, ReactNode>;
