import { ShieldCheck } from 'lucide-react';
import { appConfig } from '../../../lib/app-config.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The check itself has nothing to see or to operate; this only says that there is one. */
export function BotCheckNote() {
  if (appConfig.captcha === 'altcha') {
    return (
      <p className="grid grid-cols-[18px_1fr] gap-2 text-15 text-ink-2">
        <Icon of={ShieldCheck} size={18} className="mt-0.5" />
        We check that you are human, without cookies or puzzles.
      </p>
    );
  }
  return appConfig.captcha === 'recaptcha' ? <RecaptchaNote /> : null;
}

/** Google asks for these words where its badge is not in sight. */
function RecaptchaNote() {
  return (
    <p className="text-15 text-ink-2">
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy" className="underline">
        Privacy Policy
      </a>{' '}
      and{' '}
      <a href="https://policies.google.com/terms" className="underline">
        Terms of Service
      </a>{' '}
      apply.
    </p>
  );
}
