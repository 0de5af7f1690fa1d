import type { ReactNode } from 'react';

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Checkbox({ children, checked, onChange, disabled }: CheckboxProps) {
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[28px_1fr] items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-45">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox"
      />
      <span>{children}</span>
    </label>
  );
}
