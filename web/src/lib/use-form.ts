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

/** What we need of a contract schema; the schema library itself stays out of the types here. */
type Schema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

export type FieldErrors = Record<string, string | undefined>;

/** What checks a form: a schema of the contract, or rules that only this form has. */
type FormRules<V> = Schema | ((values: V) => FieldErrors);

/** The first message of each field, as the server would answer it. */
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
 * The errors that still stand after one field was edited. None appears while somebody types; the
 * field's own goes when it is right, and so does another's that the edit has settled. What only the
 * server could know, such as a taken name, stays until its own field is edited.
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

/** Calls back at once, or while a mouse button is down, when it is up and its click has happened. */
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
