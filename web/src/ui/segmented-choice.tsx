import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from './icon.tsx';

type Option<T extends string> = { value: T; label: string; icon?: LucideIcon };

/** A few exclusive choices side by side: playback speed, theme. Plain radio buttons. */
export function SegmentedChoice<T extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: Option<T>[];
}) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full rounded-full p-0.5 inset-ring-[1.5px] inset-ring-line-strong">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="num relative inline-flex min-h-11 min-w-13 cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 text-15 font-semibold text-ink-2 transition-colors has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-voice forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {option.icon && <Icon of={option.icon} size={18} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
