import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The places of a verdict: what it says, what it shows for it, what to do next. */
export function VerdictFrame({
  children,
  evidence,
  actions,
  after,
}: {
  children: ReactNode;
  /** Beside the words, where there is room; a short verdict has none. */
  evidence: ReactNode;
  /** Under the words, and docked at the foot of a phone. */
  actions: ReactNode;
  after: ReactNode;
}) {
  return (
    <>
      <div
        className={classNames(
          'mt-3 grid gap-8 md:mt-5 md:gap-10',
          Boolean(evidence) && 'xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4 md:gap-5">
          {children}
          <div className="mt-auto hidden md:block">
            <div className="max-w-115">{actions}</div>
          </div>
        </div>
        {evidence && (
          <div className="grid min-w-0 content-start gap-6 xl:flex xl:flex-col">{evidence}</div>
        )}
      </div>
      <div className="sticky bottom-(--dock,calc(61px+env(safe-area-inset-bottom))) z-4 -mx-5 mt-6 border-t border-line bg-paper px-5 py-3 md:hidden">
        {actions}
      </div>
      {after}
    </>
  );
}
