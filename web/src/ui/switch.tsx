import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. The whole row is the target. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 has-disabled:cursor-not-allowed">
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="text-15 text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="switch disabled:opacity-45"
      />
    </label>
  );
}
