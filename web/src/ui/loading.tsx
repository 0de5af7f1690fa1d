import { classNames } from './class-names.ts';

/** Appears only once the wait is long enough to notice. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={classNames('grid animate-late justify-items-center gap-3 text-ink-2', className)}
    >
      <SpinnerMark size={32} />
      <span className="text-15">{label}</span>
    </div>
  );
}

export function SpinnerMark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className="animate-turn"
      aria-hidden
    >
      <circle cx="16" cy="16" r="13" stroke="currentColor" opacity=".22" />
      <path d="M16 3a13 13 0 0 1 13 13" stroke="currentColor" />
    </svg>
  );
}

/** A placeholder for text or a card. Set its size by class; announce the wait once, elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe rounded-word bg-sunken', className)}
    />
  );
}
