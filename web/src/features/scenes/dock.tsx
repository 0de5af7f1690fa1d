import type { ReactNode } from 'react';

/** The controls of a scene: at the foot of the screen, where a thumb is. */
export const Dock = ({
  problem,
  children,
}: {
  /** Why it doesn’t go on, where a thumb and an eye are: the lines may be longer than the screen. */
  problem?: ReactNode;
  children: ReactNode;
}) => (
  <div
    data-never-covered
    className="sticky [@media(height<30rem)]:static bottom-(--dock,calc(61px+env(safe-area-inset-bottom))) z-4 -mx-5 mt-6 border-t border-line bg-paper px-5 py-3 md:bottom-0 md:mx-0 md:px-0 md:py-4"
  >
    {problem && <div className="mb-3">{problem}</div>}
    {children}
  </div>
);
