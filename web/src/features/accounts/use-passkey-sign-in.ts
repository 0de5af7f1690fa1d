import type { User } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/api.ts';
import {
  answerWithPasskey,
  canUsePasskeys,
  stopAsking,
  suggestsPasskeys,
} from '../../lib/passkeys.ts';

async function signIn({ autofill = false } = {}): Promise<User> {
  const challenge = await call('POST /api/passkeys/challenge');
  const passkey = await answerWithPasskey(challenge, { autofill });
  return call('POST /api/passkeys/sign-in', { body: { passkey } });
}

/** By a press of a button. */
export function usePasskeySignIn(onUser: (user: User) => void) {
  return useMutation({ mutationFn: () => signIn(), onSuccess: onUser });
}

/** A challenge is good for two minutes, and whoever looks for their name may take longer. */
const RENEWED_AFTER_MS = 100_000;

/**
 * While the form is there the browser suggests passkeys in the field of the username. Whatever goes
 * wrong with that is no news to anybody: name, password and the button are there. Asking by the
 * button ends this; after it the suggestions come back.
 */
export function usePasskeySuggestions(isAsking: boolean, onUser: (user: User) => void) {
  const enter = useEffectEvent(onUser);
  useEffect(() => {
    if (isAsking || !canUsePasskeys()) return undefined;
    let isOver = false;
    const suggest = async () => {
      try {
        if (!(await suggestsPasskeys()) || isOver) return;
        const user = await signIn({ autofill: true });
        if (!isOver) enter(user);
      } catch {
        // Not picked, renewed, or refused: the form is as it was.
      }
    };
    void suggest();
    const timer = setInterval(() => void suggest(), RENEWED_AFTER_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isAsking]);
  useEffect(
    () => () => {
      if (canUsePasskeys()) void stopAsking();
    },
    [],
  );
}
