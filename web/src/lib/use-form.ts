import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Text fields validated by a contract schema: a field when it is left, all of them on submit. An
 * error disappears as soon as the field is valid; submitting with errors moves focus to the first
 * of them.
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
      // No error for somebody who only tabs through an empty form.
      if (!event.target.value && !initial[name]) return;
      // An error that appears during a press would move the button away from the pointer.
      afterPress(() => setErrors((now) => ({ ...now, [name]: fieldErrors(rules, values)[name] })));
    },
  });

  /** Shows the errors at their fields and focuses the first one. */
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

/** What we need of a contract schema; zod itself stays out of the types here. */
type Schema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

export type FieldErrors = Record<string, string | undefined>;

/** The rules of a form: a contract schema, or rules that only this form has. */
type FormRules<V> = Schema | ((values: V) => FieldErrors);

/** The first message of each field, as the server would return it. */
export function fieldErrors<V>(rules: FormRules<V>, values: V): FieldErrors {
  if (typeof rules === 'function') return withoutEmpty(rules(values));
  const result = rules.safeParse(values);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '');
    errors[name] ??= message;
  }
  return errors;
}

function withoutEmpty(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/**
 * The errors that remain after an edit. No error appears while somebody types; the field's own
 * disappears once it is valid, and so does another field's that the edit has resolved. An error
 * that only the server can find, such as a taken name, stays until its field is edited.
 */
export function remainingErrors(
  shown: FieldErrors,
  before: FieldErrors,
  after: FieldErrors,
  edited: string,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([, message]) => message)
      .map(([name, message]) => [name, name === edited || before[name] ? after[name] : message]),
  );
}

/** Calls back at once or, while a mouse button is down, after its click. */
function useAfterPress(): (then: () => void) => void {
  const down = useRef(false);
  useEffect(() => {
    const press = () => {
      down.current = true;
    };
    const release = () => {
      down.current = false;
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('pointerup', release, options);
      window.removeEventListener('pointercancel', release, options);
    };
  }, []);
  return (then) => {
    if (!down.current) return then();
    window.addEventListener('pointerup', () => setTimeout(then), { once: true });
  };
}
