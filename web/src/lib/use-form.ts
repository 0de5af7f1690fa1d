import { type FocusEvent, type ChangeEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, fieldErrors, type Schema } from './form-errors.ts';

type Values = Record<string, string>;

/**
 * Text fields checked by a contract schema: a field when it is left, everything when it is sent.
 * An error goes as soon as the field is right; sending with errors leads to the first of them.
 */
export function useForm<V extends Values>(schema: Schema, initial: V) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      if (errors[name]) setErrors({ ...errors, [name]: fieldErrors(schema, next)[name] });
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Somebody who only passes through an empty form is not told off for it.
      if (!event.target.value && !initial[name]) return;
      setErrors({ ...errors, [name]: fieldErrors(schema, values)[name] });
    },
  });

  const submit = (send: (values: V) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = fieldErrors(schema, values);
    const form = event.currentTarget;
    flushSync(() => setErrors(found));
    if (Object.keys(found).length === 0) send(values);
    else form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  return { field, submit, setErrors };
}
