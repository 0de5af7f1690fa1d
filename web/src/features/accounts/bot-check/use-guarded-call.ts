import type { BotAction } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { appConfig } from '../../../lib/app-config.ts';
import { altcha } from './altcha.ts';
import { createBotCheck, type Prover } from './bot-check.ts';
import { recaptcha } from './recaptcha.ts';

type GuardedCall<Values, Answer> = {
  send: (values: Values, captchaToken: string | undefined) => Promise<Answer>;
  onSuccess?: (answer: Answer, values: Values) => unknown;
  onError?: (error: Error) => void;
};

/**
 * A call that the server takes only with a proof that no robot makes it. A proof that is refused,
 * because it became old or was spent by an answer that got lost, is replaced once without asking.
 */
export function useGuardedCall<Values, Answer>(
  action: BotAction,
  { send, onSuccess, onError }: GuardedCall<Values, Answer>,
) {
  const [check] = useState(() => createBotCheck(action, siteProver()));
  const mutation = useMutation({
    mutationFn: async (values: Values) => {
      try {
        return await send(values, await check.take());
      } catch (error) {
        if (!isRefusedProof(error)) throw error;
        return send(values, await check.take());
      }
    },
    onSuccess,
    onError: (error) => {
      // Whoever mistyped will send again.
      check.prepare();
      onError?.(error);
    },
  });
  return { ...mutation, prepare: check.prepare };
}

/** What this site asks for, if anything. */
function siteProver(): Prover | undefined {
  const { captcha, recaptchaSiteKey } = appConfig;
  if (captcha === 'recaptcha' && recaptchaSiteKey) return recaptcha(recaptchaSiteKey);
  return captcha === 'altcha' ? altcha : undefined;
}

/** Whether the server turned a call down for its proof and not for what it asked. */
export function isRefusedProof(error: unknown): boolean {
  return error instanceof ApiError && error.field === 'captchaToken';
}
