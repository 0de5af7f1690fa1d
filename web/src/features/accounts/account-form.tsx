import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type AccountFormProps = {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** Called when somebody enters the form: a good moment to begin what takes a while. */
  onEnter?: () => void;
  /** What went wrong with the whole of it; what is wrong with a field is told at the field. */
  problem?: string;
  /** The one button: what it does, and what it says while it does. */
  action: { label: string; busyLabel: string };
  busy: boolean;
  /** The fields. */
  children: ReactNode;
  /** Between the fields and the button. */
  note?: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
};

/** Every form of the sign-in screens. The browser's own bubbles are off: messages are the contract's. */
export function AccountForm(props: AccountFormProps) {
  const { onSubmit, onEnter, problem, action, busy, children, note, footer } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const entered = form.current;
    const enter = () => onEnter?.();
    entered?.addEventListener('focusin', enter);
    return () => entered?.removeEventListener('focusin', enter);
  }, [onEnter]);
  return (
    <form ref={form} noValidate className="grid gap-4.5" onSubmit={onSubmit}>
      {problem && <Banner tone="danger" title={problem} />}
      {children}
      {note}
      <Button type="submit" wide busy={busy}>
        {busy ? action.busyLabel : action.label}
      </Button>
      {footer && <div className="text-15 text-ink-2">{footer}</div>}
    </form>
  );
}
