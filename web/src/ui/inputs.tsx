import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type Labeled = { label: string; hint?: ReactNode; error?: string };

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: Labeled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={classNames('control', className)} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  countTo,
  ...input
}: Labeled & ComponentProps<'textarea'> & { countTo?: number }) {
  const used = typeof input.value === 'string' ? input.value.length : 0;
  const counter = countTo === undefined ? undefined : { used, max: countTo };
  return (
    <Field label={label} hint={hint} error={error} counter={counter}>
      {(control) => (
        <textarea {...input} {...control} className={classNames('control py-3', className)} />
      )}
    </Field>
  );
}

/** The browser's own select: best on a phone, and nothing to download. */
export function Select({
  label,
  hint,
  error,
  className,
  options,
  ...input
}: Labeled & ComponentProps<'select'> & { options: { value: string; label: string }[] }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...input} {...control} className={classNames('control select', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Attributes that connect the control with its label, hint and error. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Characters used and allowed; shown if given. */
  counter?: { used: number; max: number };
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, counter, children }: FieldProps) {
  const id = useId();
  const below = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': below || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-15 font-semibold">
          {label}
        </label>
        {counter && (
          <span
            className={`num text-13 ${counter.used > counter.max ? 'font-semibold text-notyet' : 'text-ink-3'}`}
          >
            {counter.used}/{counter.max}
          </span>
        )}
      </div>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="text-15 text-ink-2">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error && (
          <p id={`${id}-error`} className="flex items-center gap-1.5 text-15 text-notyet">
            <Icon of={TriangleAlert} size={17} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** It can be read, but no longer changed. */
  locked?: boolean;
};

export function Checkbox({ children, checked, onChange, disabled, locked }: CheckboxProps) {
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[28px_1fr] items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-45">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-disabled={locked || undefined}
        onChange={(event) => !locked && onChange(event.target.checked)}
        className="checkbox"
      />
      <span>{children}</span>
    </label>
  );
}

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, effective at once. The whole row is the target. */
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
