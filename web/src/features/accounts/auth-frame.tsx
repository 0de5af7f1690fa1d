import { APP_NAME } from '@saywell/contract';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StressMark } from '../../ui/ipa.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

/** The sign-in screens stand alone: the product's idea on the left, one form on the right. */
export function AuthFrame({
  back,
  title,
  children,
}: {
  back: { to: string; label: string };
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="grid lg:grid-cols-[1.1fr_1fr]">
      <div className="hidden flex-col justify-between bg-sunken px-16 py-10 lg:flex">
        <Wordmark name={APP_NAME} className="self-start" />
        <Idea />
        <p className="text-15 text-ink-2">Recordings are deleted after scoring.</p>
      </div>
      <div className="mx-auto w-full max-w-110 px-5 py-3 lg:self-center lg:py-10">
        <div className="mb-4 flex items-center justify-between gap-4">
          <Wordmark name={APP_NAME} className="lg:hidden" />
          <TextLink to={back.to} className="text-15 text-ink-2">
            <Icon of={ArrowLeft} size={18} />
            {back.label}
          </TextLink>
        </div>
        <h1 className="mt-2 mb-4 text-[2.125rem]">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** "Say it well" as transcription, as a tune, and in words. */
function Idea() {
  return (
    <div>
      <p className="ipa text-24 text-ink-2">/ˈseɪ ɪt ˈwɛl/</p>
      <svg
        viewBox="0 0 520 190"
        fill="none"
        strokeLinecap="round"
        className="mt-2 mb-5 h-auto w-full"
        aria-hidden
      >
        <path
          d="M20 104c60-6 84-74 150-74 60 0 70 62 130 64 70 2 80-50 130-24 34 18 44 56 70 82"
          strokeWidth="34"
          className="stroke-model-soft"
        />
        <path
          d="M20 112c60-6 90-66 150-72 60-4 74 54 130 58 70 4 84-46 130-22 34 18 42 48 66 72"
          strokeWidth="5"
          className="stroke-voice"
        />
        <circle cx="496" cy="148" r="9" className="fill-voice" />
      </svg>
      <p className="font-display text-[5rem] leading-none font-medium tracking-[-0.03em]">
        Say it <StressMark>well</StressMark>.
      </p>
    </div>
  );
}

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
