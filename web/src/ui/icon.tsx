import type { LucideIcon } from 'lucide-react';

/** Always decoration: the word, or the name of the control, stands beside it. */
export function Icon({
  of: Glyph,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: number;
  className?: string;
}) {
  return (
    <Glyph size={size} strokeWidth={1.75} className={className} aria-hidden focusable={false} />
  );
}
