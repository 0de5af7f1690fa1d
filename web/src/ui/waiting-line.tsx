/** Under numbers of the server, to which something will be added. */
export function WaitingLine({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return <p className={`num text-15 text-ink-2 ${className}`}>+{count} waiting to be sent</p>;
}
