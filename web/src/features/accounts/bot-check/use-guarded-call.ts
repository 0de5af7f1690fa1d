import type { BotAction } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedProof } from './refused-proof.ts';
import { createBotCheck } from './bot-check.ts';
import { siteProver } from './site-prover.ts';

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
