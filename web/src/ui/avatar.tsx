import { initials } from './initials.ts';

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
