import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';

type Labelled = { label: string; hint?: ReactNode; error?: string };

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: Labelled & ComponentProps<'input'>) {
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
}: Labelled & ComponentProps<'textarea'> & { countTo?: number }) {
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

/** The browser's own select: the best one on a phone, and nothing to download. */
export function Select({
  label,
  hint,
  error,
  className,
  options,
  ...input
}: Labelled & ComponentProps<'select'> & { options: { value: string; label: string }[] }) {
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
