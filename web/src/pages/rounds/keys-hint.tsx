/** Keys are for those who have a mouse: they have a keyboard, too. */
export const KeysHint = ({ children }: { children: React.ReactNode }) => (
  <p className="text-15 text-ink-3 pointer-coarse:hidden">{children}</p>
);
