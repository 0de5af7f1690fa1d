import { classNames } from './class-names.ts';

/** Where text or a card will be. Give it a size by class; announce the wait once, elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe rounded-word bg-sunken', className)}
    />
  );
}
