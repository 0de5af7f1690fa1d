import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from './inputs.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: string;
  hint?: string;
  error?: string;
};

/** A password field that can show the password. Submitting the form hides it again. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Browsers may remember submitted text fields; a password must not be among them.
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={field}
            type={shown ? 'text' : 'password'}
            className="control pr-19!"
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.75 right-0.75 min-w-16 rounded-[8px] px-3 text-15 font-semibold text-ink-2 -outline-offset-2 hover:text-ink"
          >
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
