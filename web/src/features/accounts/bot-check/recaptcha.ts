import type { BotAction } from '@saywell/contract';
import type { Prover } from './bot-check.ts';

/** Google lets a token live for two minutes. */
const LIFETIME_MS = 90_000;

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>;
};

let loading: Promise<Recaptcha> | undefined;

/** reCAPTCHA v3: judges in the background and asks nothing. Loaded when a form is entered. */
export function recaptcha(siteKey: string): Prover {
  return {
    lifetimeMs: LIFETIME_MS,
    prove: async (action) => (await load(siteKey)).execute(siteKey, { action }),
  };
}

function load(siteKey: string): Promise<Recaptcha> {
  loading ??= loadScript(
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function loadScript(address: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    });
    script.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
}
