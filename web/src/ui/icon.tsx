import type { LucideIcon } from 'lucide-react';

/** Always decorative: the word, or the control's name, is next to it. */
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
