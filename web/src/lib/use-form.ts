import { type FocusEvent, type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, fieldErrors, type FormRules, remainingErrors } from './form-errors.ts';
import { useAfterPress } from './use-after-press.ts';

type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Text fields checked by a contract schema: a field when it is left, everything when it is sent.
 * An error goes as soon as the field is right; sending with errors leads to the first of them.
 */
export function useForm<V extends Values>(rules: FormRules<V>, initial: V) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const afterPress = useAfterPress();
  const sent = useRef<HTMLFormElement>(null);

  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<Control>) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      setErrors(
        remainingErrors(errors, fieldErrors(rules, values), fieldErrors(rules, next), name),
      );
    },
    onBlur: (event: FocusEvent<Control>) => {
      // Somebody who only passes through an empty form is not told off for it.
      if (!event.target.value && !initial[name]) return;
      // An error that appears under the pointer would move the button away that it is pressing.
      afterPress(() => setErrors((now) => ({ ...now, [name]: fieldErrors(rules, values)[name] })));
    },
  });

  /** Shows what is wrong, at the fields, and goes to the first of them. */
  const refuse = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    sent.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  const submit = (send: (values: V) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    const found = fieldErrors(rules, values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    send(values);
  };

  return { field, submit, refuse };
}
