export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden
      className="grid place-items-center rounded-full bg-ink font-semibold text-paper"
      style={{ width: size, height: size, fontSize: size * 0.39 }}
    >
      {initials(name)}
    </span>
  );
}

/** First letters of the first and last name; whole characters in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
