import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What the control inside must carry so that label, hint and error belong to it. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Characters used and allowed; shown as soon as it is given. */
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
